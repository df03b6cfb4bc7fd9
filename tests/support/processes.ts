import { readdirSync, readFileSync } from 'node:fs'

/** The command line of each process, which every user of the machine can read. Only Linux shows it as files. */
function commandLines(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
}

/** All command lines that were seen while `work` was going on. */
export async function commandLinesDuring<T>(work: Promise<T>): Promise<{ done: T; seen: readonly string[] }> {
  const seen = new Set<string>()
  const state = { isDone: false }
  const look = async () => {
    while (!state.isDone) {
      for (const line of commandLines()) seen.add(line)
      await new Promise((next) => setTimeout(next, 5))
    }
  }
  const looking = look()
  const done = await work.finally(() => (state.isDone = true))
  await looking
  return { done, seen: [...seen] }
}

export function isAlive(pid: number): boolean {
  const state = /\) (\w)/.exec(read(`/proc/${pid}/stat`))?.[1]
  return state !== undefined && state !== 'Z'
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended in the meantime.
    return ''
  }
}
