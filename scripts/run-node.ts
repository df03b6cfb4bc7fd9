import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** Who computes all the time leaves the processor to who mostly waits, and is called late otherwise. */
const GIVES_WAY = 10

export interface Running {
  readonly env?: Readonly<Record<string, string>>
  /** Beside something else: it gives way to that, and what it says is kept until it ends, so that both can be read. */
  readonly isAside?: boolean
}

/** Runs a file with Node; true when it ended well. */
export async function runNode(
  file: string,
  args: readonly string[],
  { env = {}, isAside = false }: Running = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: isAside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (isAside && child.pid !== undefined) setPriority(child.pid, GIVES_WAY)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise((done) => child.on('close', done))
  process.stdout.write(Buffer.concat(said))
  return code === 0
}
