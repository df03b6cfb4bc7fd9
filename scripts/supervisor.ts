import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerSettings } from '../src/domain/server-settings'
import type { Settings } from './environment'
import { reportFeedNews } from './report-feed-news'
import { ownUrl } from './own-url'
import { exposureWarning, findPocketbase } from './pocketbase-binary'
import { dataFlags } from './pocketbase-flags'
import { startRelay } from './relay/relay'
import { restartDelayMs } from './restart-delay'
import { endAfterUs } from './running/end-after'
import type { Place } from './running/take-place'
import { passOn } from './server-output'
import { bracketed } from './url-host'
import { answers, wakePollers } from './wake-pollers'

/** The result of a build: the hooks, and the app with the older builds that are still served. */
export interface Built {
  readonly hooks: string
  readonly sites: readonly string[]
}

/** Runs PocketBase until told to stop: starts it again when it ends by itself, and wakes the pollers each time. */
export async function serve(settings: Settings, place: Place, built: Built): Promise<never> {
  place.serves([...built.sites, built.hooks])
  const binary = await findPocketbase(settings.pocketbaseBin)
  const warning = exposureWarning(binary, settings.host)
  if (warning) console.warn(warning)
  if (!settings.mail) console.warn(NO_MAIL)
  // From here on, all files that are written are data.
  process.umask(0o077)
  return new Supervisor(binary, settings, place, built, await ownUrl(settings)).run()
}

const NO_MAIL =
  'No mail is set up (SMTP_HOST): people sign up without proof of their address, and links to reset a password wait for operators.'

class Supervisor {
  private child: ChildProcess | undefined
  private stopping = false
  private readonly saysFeedNews: (line: string) => boolean
  private everReady = false
  /** Whether the process that runs now, or ran last, has answered. */
  private answered = false

  constructor(
    private readonly binary: string,
    private readonly settings: Settings,
    private readonly place: Place,
    private readonly built: Built,
    private readonly url: string,
  ) {
    this.saysFeedNews = reportFeedNews(settings.feedSiteUrl, (line) => console.log(line))
    place.endBy(() => this.stop())
  }

  async run(): Promise<never> {
    for (let delay = 0; ;) {
      const started = Date.now()
      const end = await this.runOnce().then(
        (code) => `ended with code ${code}`,
        (error: Error) => this.couldNotStart(error),
      )
      if (this.stopping) process.exit(0)
      if (!this.everReady) throw new Error(`PocketBase ${end} before it was ready; its message stands above.`)
      delay = restartDelayMs(delay, { livedMs: Date.now() - started, answered: this.answered })
      console.error(`PocketBase ${end}; starting it again in ${delay} ms.`)
      await new Promise((done) => setTimeout(done, delay))
    }
  }

  /** While npm installs, the executable is away for a moment; a server that ends just then starts once it is back. */
  private couldNotStart(error: Error): string {
    const words = `could not be started: ${error.message}`
    if (this.everReady) return words
    throw new Error(`PocketBase ${words}`, { cause: error })
  }

  /** Rejects when there is nothing to start. */
  private async runOnce(): Promise<number | null> {
    const secret = randomBytes(24).toString('hex')
    const child = spawn(this.binary, flags(this.settings, dataFlags(this.place.dataDir, this.built.hooks)), {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        // Dozens of runtimes make garbage collection slow. Collecting a third as often as Go does by default gives the
        // busiest route a fifth more answers, for 100 MB; a server that holds much more than that saves memory again.
        GOGC: '300',
        GOMEMLIMIT: '512MiB',
        ...process.env,
        // Rules read product time; the engine's local dates must not depend on the machine's time zone.
        TZ: 'UTC',
        TURBO_SETTINGS: JSON.stringify(this.tell(secret)),
      },
    })
    this.child = child
    await once(child, 'spawn')
    const release = this.lookAfter(child)
    passOn(child.stdout, (line) => this.saysFeedNews(line) || console.error(line))
    this.answered = false
    const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)))
    void ended.then(release)
    void this.greet(child, secret)
    return ended
  }

  /** Notes that it runs, and makes sure that it ends with this process. The returned function stops that. */
  private lookAfter({ pid }: ChildProcess): () => void {
    if (pid === undefined) return () => {}
    this.place.runs(pid)
    return endAfterUs(pid)
  }

  private async greet(child: ChildProcess, secret: string): Promise<void> {
    const ready = await answers(this.url, () => !hasEnded(child))
    if (!ready) return
    if (!this.everReady) console.log(`Turbo Scores is running at ${this.settings.appUrl}`)
    this.everReady = true
    this.answered = true
    this.tellEdges(child, secret)
    await wakePollers(this.url, secret, () => !hasEnded(child))
  }

  /** For as long as this PocketBase lives. */
  private tellEdges(child: ChildProcess, internalSecret: string): void {
    const { edges, edgeSecret } = this.settings
    if (edges.length === 0 || edgeSecret === undefined || hasEnded(child)) return
    child.once('close', startRelay({ url: this.url, internalSecret, edges, edgeSecret }))
  }

  private tell(internalSecret: string): ServerSettings {
    const { clock, appUrl, trustedProxy, adminAddresses, mail, oidc, liveIntervalS } = this.settings
    const { feedSiteUrl, feedCoreUrl, imageUrl, weatherUrl, weatherKey, ai } = this.settings
    return {
      clock,
      appUrl,
      ...(trustedProxy && { trustedProxy }),
      adminAddresses,
      ...(mail && { mail }),
      ...(oidc && { oidc }),
      feedSiteUrl,
      feedCoreUrl,
      imageUrl,
      weatherUrl,
      ...(weatherKey && { weatherKey }),
      ...(ai && { ai }),
      liveIntervalMs: liveIntervalS * 1000,
      edges: this.settings.edges.length,
      loopbackUrl: this.url,
      sites: this.built.sites,
      internalSecret,
    }
  }

  private stop(): void {
    this.stopping = true
    if (!this.child || hasEnded(this.child)) process.exit(0)
    this.child.kill('SIGTERM')
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function flags({ host, port, appUrl }: Settings, data: readonly string[]): string[] {
  return [
    'serve',
    `--http=${bracketed(host)}:${port}`,
    ...data,
    `--origins=${appUrl}`,
    '--dev=false',
    '--hooksWatch=false',
    '--automigrate=false',
    '--indexFallback=false',
    '--hooksPool=64',
    // Ends queries that are still looking for their first row; pb_hooks/lib/security/README.md names what nothing ends.
    '--queryTimeout=10',
  ]
}
