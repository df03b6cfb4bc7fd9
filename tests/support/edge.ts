import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPEN_FILE } from '../../scripts/edge/first-listener'
import { findNginx } from '../../scripts/edge/nginx'
import { ownPort } from './own-port'
import { until } from './until'

export const EDGE_SECRET = 'of-edges-that-only-tests-start'

/** Why tests of edges cannot run here, for their titles; empty where they can. */
const found = findNginx()
export const edgeMissing = typeof found === 'string' ? `skipped: ${found}` : ''

export interface Edge {
  readonly url: string
  /** Where it takes changes. */
  readonly publisher: string
  /** Its configuration, cache and logs. */
  readonly folder: string
  /** The requests that lie in the cache, as the keys under which it keeps them. */
  keptKeys(): readonly string[]
  /** All that lies in the cache. */
  keptTexts(): readonly string[]
  /** Ends the edge as a crash of the machine would. */
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real edge, as `npm run edge` starts it, on free ports (`known` fixes the publisher's) and a throw-away folder. */
export async function startEdge(origin: string, more: readonly string[] = [], known?: number): Promise<Edge> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turbo-edge-'))
  const [port, publisherPort] = [await ownPort(), known ?? (await ownPort())]
  const publisher = `http://127.0.0.1:${publisherPort}`
  const args = ['--origin', origin, '--port', String(port), '--publisher', `127.0.0.1:${publisherPort}`]
  const folder = join(dataDir, `edge-${port}`)
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const begun = spawn(process.execPath, ['scripts/run.mjs', 'scripts/edge.ts', ...args, ...more], {
      env: { ...process.env, DATA_DIR: dataDir, EDGE_SECRET },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = begun
    let said = ''
    for (const stream of [begun.stdout, begun.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await until('an edge', async () => {
      if (begun.exitCode !== null) throw new Error(`The edge did not start:\n${said}`)
      return (await statusOf(publisher)) !== undefined && opensStreams()
    })
  }

  /** Without its Redis a shared edge opens no streams. */
  const opensStreams = () => !more.includes('--redis') || existsSync(join(folder, OPEN_FILE))

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child?.once('exit', done))
    child.kill(signal)
    await ended
    await until('the end of nginx', async () => (await statusOf(publisher)) === undefined)
  }

  const files = () => cacheFiles(join(folder, 'cache'))
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    publisher,
    folder,
    keptTexts: files,
    keptKeys: () => files().flatMap((text) => /\nKEY: (.*)/.exec(text)?.[1] ?? []),
    kill: () => end('SIGTERM'),
    start,
    async close() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What Nchan says of itself; nothing when nobody answers. */
async function statusOf(publisher: string): Promise<string | undefined> {
  const headers = { 'x-edge-secret': EDGE_SECRET }
  const answer = await fetch(`${publisher}/status`, { headers }).catch(() => undefined)
  return answer?.ok ? answer.text() : undefined
}

function cacheFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
}
