import type { EdgeFigures } from '../../src/domain/operations/health/edges'
import type { OriginMessage } from './listen-to-origin'

/** An edge that does not answer in time may have taken a change: sent again, viewers would get it twice. */
export type Publishing = 'taken' | 'refused' | 'unanswered'

export interface EdgePorts {
  /** Makes these edges ask for the channel's board anew, as far as they do so in time. */
  readonly refresh: (urls: readonly string[], channel: string) => Promise<void>
  /** Sends a text to the edge at this address and returns its answer. */
  readonly publish: (url: string, channel: string, text: string) => Promise<Publishing>
  readonly wait: (ms: number) => Promise<void>
  readonly wall: () => number
}

interface Waiting {
  readonly about: string
  readonly text: string
  readonly since: number
}

/** An edge gets no more than this at once: the rest counts as missed, and viewers ask for the board. */
const MOST_WAITING = 20
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 4000

/** Channels that belong to no league: each message is the whole state, so hearing it twice does no harm. */
export const STATES: ReadonlySet<string> = new Set(['heads', 'build'])

/**
 * The way to one edge, or to several that share a Redis, of which one is enough. Changes of a channel are sent one
 * after the other. When one is refused, only the newest is tried again: viewers see that they missed the others, and
 * ask. A change that is not answered in time is not sent again; the next one, a beat at the latest, tells viewers how
 * things stand. States have no such next one, so each is sent until it is taken.
 */
export class EdgeLine {
  private readonly queues = new Map<string, Waiting[]>()
  private turn = 0
  private pushes = 0
  private failures = 0
  private lagMs = 0
  private unansweredSince: number | undefined
  private isEnded = false
  private toldAtMs: number | undefined
  /** The number of open streams that each address last reported. */
  private streams: ReadonlyMap<string, number | undefined> = new Map()

  constructor(
    readonly urls: readonly string[],
    private readonly ports: EdgePorts,
  ) {}

  /** The address that is asked now. */
  private get url(): string {
    return this.urls[this.turn % this.urls.length] ?? ''
  }

  tell({ channel, about, text }: OriginMessage): void {
    const known = this.queues.get(channel)
    const queue = known ?? []
    queue.push({ about, text, since: this.ports.wall() })
    if (STATES.has(channel)) dropOlder(queue, about)
    else if (queue.length > MOST_WAITING) queue.splice(1, 1)
    if (known) return
    this.queues.set(channel, queue)
    void this.empty(channel, queue)
  }

  counted(streams: ReadonlyMap<string, number | undefined>): void {
    this.streams = streams
  }

  figures(): EdgeFigures {
    const { pushes, failures, lagMs, toldAtMs } = this
    const said = [...this.streams.values()].filter((count) => count !== undefined)
    const silent = [...this.streams].flatMap(([url, count]) => (count === undefined ? [url] : []))
    const waiting = [...this.queues.values()].map(([first]) => first?.since ?? Infinity)
    const oldest = Math.min(this.unansweredSince ?? Infinity, ...waiting)
    const behindMs = Math.max(0, this.ports.wall() - oldest)
    const name = this.urls.join('|')
    return {
      name,
      ...(said.length > 0 && { streams: said.reduce((sum, count) => sum + count, 0) }),
      ...(silent.length > 0 && { silent }),
      pushes,
      failures,
      lagMs,
      ...(toldAtMs !== undefined && { toldAtMs }),
      behindMs,
    }
  }

  end(): void {
    this.isEnded = true
  }

  private async empty(channel: string, queue: Waiting[]): Promise<void> {
    const isState = STATES.has(channel)
    let pauseMs = FIRST_PAUSE_MS
    for (let next = queue[0]; next && !this.isEnded; next = queue[0]) {
      // A viewer that arrives after a change was sent finds it only in the board, so the board is refreshed first.
      await this.ports.refresh(this.urls, channel)
      const said = await this.ports.publish(this.url, channel, next.text)
      if (said === 'taken') {
        this.pushes += 1
        this.unansweredSince = undefined
        this.toldAtMs = this.ports.wall()
        this.lagMs = this.toldAtMs - next.since
        pauseMs = FIRST_PAUSE_MS
        queue.shift()
        continue
      }
      this.failures += 1
      this.turn += 1
      if (said === 'unanswered') {
        this.unansweredSince ??= next.since
        if (!isState) {
          queue.shift()
          continue
        }
      }
      await this.ports.wait(pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      const newest = queue.at(-1)
      // A waiting change keeps the time since which the edge has been behind.
      if (newest && !isState) queue.splice(0, queue.length, { ...newest, since: next.since })
    }
    this.queues.delete(channel)
  }
}

/** Drops what the newest message about the same has replaced. The first may be on its way already. */
function dropOlder(queue: Waiting[], about: string): void {
  const older = queue.findIndex((one, at) => at > 0 && at < queue.length - 1 && one.about === about)
  if (older > 0) queue.splice(older, 1)
}
