import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPort } from './own-port'
import { runningServers } from '../../scripts/running/server-list'
import type { Slug } from '../../src/domain/league'
import type { ClockSetting } from '../../src/domain/time/product-clock'
import { startFeedSim, type FeedSim } from '../feed-sim/server'
import type { SlateName } from '../feed-sim/slate/slate'
import { FeedControl } from './control'
import { bundledServe } from './bundled-serve'
import { fillWithPreparedData } from './prepared-data'

export interface ProductOptions {
  /** Product time at the start, ISO. */
  readonly at: string
  readonly rate?: number
  readonly seed?: number
  readonly slate?: SlateName
  /** The simulator's lines are numbers that stand nowhere else. */
  readonly tellTaleLines?: boolean
  /**
   * The leagues that have games; all by default. Where time runs fast a server reads each live league once a second,
   * which takes a quarter of a core for leagues that a test never looks at.
   */
  readonly leagues?: readonly Slug[]
  readonly replayDir?: string
  readonly siteDir?: string
  readonly env?: Readonly<Record<string, string>>
  /**
   * The server begins without data, as on its very first start, and hashes passwords as slowly as a real one; other
   * servers begin with what such a start has made.
   */
  readonly isFirstStart?: boolean
  /** Gets the simulator's address before the server starts: for something that stands between them. */
  readonly onFeed?: (url: string) => void | Promise<void>
}

export interface Product {
  readonly url: string
  readonly sim: FeedSim
  readonly control: FeedControl
  readonly dataDir: string
  readonly clock: ClockSetting
  readonly isFirstStart: boolean
  /** Everything the server has written to the terminal. */
  output(): string
  /** Ends the server in order; its data stays for the next start. */
  kill(): Promise<void>
  start(env?: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

/** The real product on a throw-away folder and free ports, fed by the simulator on the same clock. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { isFirstStart = false } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'turbo-data-'))
  if (!isFirstStart) await fillWithPreparedData(dataDir)
  await bundledServe()
  // Not before: on a fast clock the seconds that the first tests of a build take for this are hours.
  const clock = { start: Date.parse(options.at), anchor: Date.now(), rate: options.rate ?? 1 }
  const sim = await startFeedSim({
    clock,
    seed: options.seed ?? 1,
    slate: options.slate ?? 'season',
    ...(options.tellTaleLines && { tellTaleLines: true }),
    ...(options.leagues && { leagues: options.leagues }),
    ...(options.replayDir && { replayDir: options.replayDir }),
  })
  await options.onFeed?.(sim.url)
  const port = await ownPort()
  const environment = {
    ...environmentFor(clock, sim.url, port, dataDir),
    SITE_DIR: options.siteDir ?? 'dist',
    ...options.env,
  }
  const url = `http://127.0.0.1:${port}`
  let output = ''
  let server: ChildProcess | undefined

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    server = spawn(process.execPath, ['--enable-source-maps', await bundledServe()], {
      env: { ...process.env, ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await untilAnswers(url, server, () => output)
  }
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((done) => server?.once('exit', done))
    server.kill('SIGTERM')
    await ended
  }
  /** Its data is thrown away, so PocketBase need not spend a second on finishing its work. */
  const throwAway = async () => {
    const running = runningServers().find(({ keeper }) => keeper.pid === server?.pid)
    const ended = kill()
    if (running?.child) endAtOnce(running.child.pid)
    await ended
  }
  await start()
  return {
    url,
    sim,
    control: new FeedControl(sim.url),
    dataDir,
    clock,
    isFirstStart,
    output: () => output,
    kill,
    start,
    close: async () => {
      await throwAway()
      await sim.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function environmentFor(
  clock: ClockSetting,
  feed: string,
  port: number,
  dataDir: string,
): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    FEED_SITE_URL: feed,
    FEED_CORE_URL: feed,
    IMAGE_URL: feed,
    WEATHER_URL: feed,
    WEATHER_KEY: 'of-the-simulator',
    CLOCK_START: new Date(clock.start).toISOString(),
    CLOCK_ANCHOR: String(clock.anchor),
    CLOCK_RATE: String(clock.rate),
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}

async function untilAnswers(url: string, server: ChildProcess, output: () => string): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`The server did not start:\n${output()}`)
}
