import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { ServerSettings } from '../src/domain/server-settings'
import type { Settings } from './environment'
import { ownUrl } from './own-url'
import { exposureWarning, findPocketbase } from './pocketbase-binary'
import { dataFlags } from './pocketbase-flags'
import { restartDelayMs } from './restart-delay'
import { passOn } from './server-output'
import { answers, wakePollers } from './wake-pollers'

/** Runs PocketBase until told to stop: starts it again when it ends by itself, and wakes the pollers each time. */
export async function serve(settings: Settings): Promise<never> {
  const binary = await findPocketbase(settings.pocketbaseBin)
  const warning = exposureWarning(binary, settings.host)
  if (warning) console.warn(warning)
  await refuseTakenPort(settings)
  makeFirstSuperuser(binary, settings.dataDir)
  return new Supervisor(binary, settings, await ownUrl(settings)).run()
}

class Supervisor {
  private child: ChildProcess | undefined
  private stopping = false
  private everReady = false
  /** Of the process that runs now, or ran last. */
  private answered = false

  constructor(
    private readonly binary: string,
    private readonly settings: Settings,
    private readonly url: string,
  ) {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.stop(signal))
  }

  async run(): Promise<never> {
    for (let delay = 0; ;) {
      const started = Date.now()
      const code = await this.runOnce()
      if (this.stopping) process.exit(0)
      if (!this.everReady)
        throw new Error(`PocketBase ended with code ${code} before it was ready; its message stands above.`)
      delay = restartDelayMs(delay, { livedMs: Date.now() - started, answered: this.answered })
      console.error(`PocketBase ended with code ${code}; starting it again in ${delay} ms.`)
      await new Promise((done) => setTimeout(done, delay))
    }
  }

  private async runOnce(): Promise<number | null> {
    const secret = randomBytes(24).toString('hex')
    const child = spawn(this.binary, flags(this.settings), {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        // Dozens of runtimes are much to look through: collecting garbage somewhat less often than Go does by itself
        // gives the busiest route a tenth more answers for 20 to 30 MB.
        GOGC: '150',
        ...process.env,
        // Rules read product time; the engine's local dates must not depend on where the machine stands.
        TZ: 'UTC',
        TURBO_SETTINGS: JSON.stringify(this.tell(secret)),
      },
    })
    this.child = child
    passOn(child.stdout, (line) => console.error(line))
    this.answered = false
    const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)))
    void this.greet(child, secret)
    return ended
  }

  private async greet(child: ChildProcess, secret: string): Promise<void> {
    const ready = await answers(this.url, () => !hasEnded(child))
    if (!ready) return
    if (!this.everReady) console.log(`Turbo Scores is running at ${this.settings.appUrl}`)
    this.everReady = true
    this.answered = true
    await wakePollers(this.url, secret, () => !hasEnded(child))
  }

  private tell(internalSecret: string): ServerSettings {
    const { clock, appUrl, trustedProxy, siteDir, liveIntervalS } = this.settings
    const { feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, weatherKey } = this.settings
    return {
      clock,
      appUrl,
      ...(trustedProxy && { trustedProxy }),
      feedSiteUrl,
      feedCoreUrl,
      imageUrl,
      weatherUrl,
      ...(weatherKey && { weatherKey }),
      liveIntervalMs: liveIntervalS * 1000,
      loopbackUrl: this.url,
      siteDir: resolve(siteDir),
      internalSecret,
    }
  }

  private stop(signal: NodeJS.Signals): void {
    this.stopping = true
    if (!this.child || hasEnded(this.child)) process.exit(0)
    this.child.kill(signal)
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function flags({ host, port, dataDir, appUrl }: Settings): string[] {
  return [
    'serve',
    `--http=${host.includes(':') ? `[${host}]` : host}:${port}`,
    ...dataFlags(dataDir),
    `--origins=${appUrl}`,
    '--dev=false',
    '--hooksWatch=false',
    '--automigrate=false',
    '--indexFallback=false',
    '--hooksPool=64',
  ]
}

/** Without one, PocketBase offers an install link to whoever comes first. Nobody needs to know this one. */
function makeFirstSuperuser(binary: string, dataDir: string): void {
  if (existsSync(join(dataDir, 'data.db'))) return
  // Not base64: a password that begins with a dash is read as a flag, one first start in 64.
  const password = randomBytes(24).toString('hex')
  const made = spawnSync(
    binary,
    ['superuser', 'upsert', 'first@superuser.invalid', password, ...dataFlags(dataDir)],
    {
      encoding: 'utf8',
    },
  )
  if (made.status !== 0)
    throw new Error(`PocketBase could not set up ${dataDir}:\n${made.stdout}${made.stderr}`)
}

async function refuseTakenPort({ host, port }: Settings): Promise<void> {
  const probe = createServer()
  const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    probe.once('error', done)
    probe.listen(port, host, () => done(undefined))
  })
  await new Promise((done) => probe.close(done))
  if (!error) return
  const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`
  throw new Error(`Port ${port} on ${host} ${why}; set PORT (or HOST) to another one.`)
}
