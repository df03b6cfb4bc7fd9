import { ALL_LEAGUES } from '../domain/league'
import { parseJson } from '../domain/parse-json'
import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import { noop, type Timers } from '../platform/timers'
import { noteServerBuild } from '../platform/server-build'
import type { RealtimeClient } from './realtime-client'
import { reconnectMs } from './reconnect-ms'

/** The part of the browser's EventSource that we use. */
export interface Source {
  readonly readyState: number
  addEventListener(name: string, run: (event: { readonly data: string }) => void): void
  close(): void
}

export interface EdgePorts {
  readonly open: (path: string) => Source
  readonly timers: Timers
  readonly random: () => number
  /** PocketBase's own stream, for when the edge has none. */
  readonly loadOther: () => Promise<RealtimeClient>
}

interface Subscription {
  readonly run: (data: unknown) => void
  readonly options: { fields: string } | undefined
}

/** The `readyState` after an answer that is no stream: the browser stops trying. After a lost network it goes on. */
const REFUSED = 2
/**
 * An edge that answers with a refusal is there, and has streams again as soon as its Redis is back: asking it costs
 * little, and waiting long would delay scores. When the network is gone, the waits grow longer instead.
 */
export const AFTER_REFUSAL_MS = 2000
/** One edge may just be starting. After this many, half a minute, PocketBase's own stream is better than none. */
const MOST_REFUSALS = 12
/** PocketBase's own stream costs the server much more, so the client tries the edge again after this time. */
const BACK_MS = 10 * 60_000
const CONNECTED = 'PB_CONNECT'
const HEADS = 'board_heads/*'

/**
 * Receives from an edge what changes for everybody: one plain stream of events for the leagues that are watched. It
 * behaves like PocketBase's client, so that listeners need not know which one they have. It has no gated topics.
 */
export function createEdgeClient({ open, timers, random, loadOther }: EdgePorts): RealtimeClient {
  const topics = new Map<string, Subscription>()
  let source: Source | undefined
  let path = ''
  let connections = 0
  let isConnected = false
  /** The listeners take it that they hear of every change: they do not know of a change of streams. */
  let isRelied = false
  let hasStood = false
  let failures = 0
  let refusals = 0
  let cancelTimer = noop
  let other: RealtimeClient | undefined
  let waiting: { resolve(): void; reject(error: Error): void }[] = []

  function connect() {
    cancelTimer()
    source?.close()
    path = pathFor(topics)
    const mine = open(path)
    source = mine
    isConnected = false
    mine.addEventListener('open', () => stand(mine))
    mine.addEventListener('error', () => lose(mine))
    for (const { slug } of ALL_LEAGUES)
      mine.addEventListener(slug, ({ data }) => tell(mine, `boards/${slug}`, { news: data }))
    mine.addEventListener('heads', ({ data }) => tell(mine, HEADS, parseJson(data)))
    // A new build of the app ends the server's own stream but not this one, so the edge tells of it.
    mine.addEventListener('build', ({ data }) => mine === source && noteServerBuild(data))
    cancelTimer = timers.after(REALTIME_TIMEOUT_MS, () => lose(mine))
  }

  function stand(mine: Source) {
    if (mine !== source) return
    cancelTimer()
    connections += 1
    isConnected = true
    isRelied = true
    hasStood = true
    failures = 0
    refusals = 0
    for (const one of waiting.splice(0)) one.resolve()
    topics.get(CONNECTED)?.run({})
  }

  function tell(mine: Source, topic: string, record: unknown) {
    if (mine === source) topics.get(topic)?.run({ record })
  }

  function lose(mine: Source) {
    if (mine !== source) return
    cancelTimer()
    const isRefused = mine.readyState === REFUSED
    if (isRefused) refusals += 1
    mine.close()
    source = undefined
    const wasRelied = isRelied
    isConnected = false
    isRelied = false
    for (const one of waiting.splice(0)) one.reject(new Error('The edge opens no stream'))
    if (wasRelied) client.onDisconnect?.([...topics.keys()])
    if (refusals >= MOST_REFUSALS) return void turn()
    // If no connection has ever stood, the subscriber tries again.
    if (!hasStood) return
    const delay = isRefused ? AFTER_REFUSAL_MS : reconnectMs(failures++)
    cancelTimer = timers.after(delay * (1 + random() / 2), connect)
  }

  /** Moves all topics to PocketBase's own stream; back to the edge if that fails too, and after a while in any case. */
  async function turn(): Promise<void> {
    const next = await loadOther().catch(() => undefined)
    // While the client was loading, a new topic may have led to the edge again, and from there to a second turn.
    if (source || other) return
    cancelTimer()
    if (!next) return void (cancelTimer = timers.after(BACK_MS / 10, comeBack))
    other = next
    next.onDisconnect = (names) => client.onDisconnect?.(names)
    cancelTimer = timers.after(BACK_MS * (1 + random()), comeBack)
    const all = [...topics].map(([topic, { run, options }]) => next.subscribe(topic, run, options))
    await Promise.all(all).catch(() => other === next && askBoth())
  }

  /** Neither has a stream: a network asks to sign in, or a crowd has all those of the server. */
  function askBoth() {
    leaveOther()
    refusals = 0
    cancelTimer = timers.after(AFTER_REFUSAL_MS * (1 + random() / 2), connectIfWanted)
  }

  function comeBack() {
    leaveOther()
    refusals = MOST_REFUSALS - 1
    connectIfWanted()
  }

  function leaveOther() {
    cancelTimer()
    const before = other
    isRelied = before?.isConnected ?? false
    other = undefined
    for (const topic of topics.keys()) void before?.unsubscribe(topic).catch(noop)
  }

  function connectIfWanted() {
    if (topics.size > 0) connect()
  }

  /** Topics that are subscribed in the same moment share one stream. */
  function renew() {
    void Promise.resolve().then(() => {
      if (other) return
      if (topics.size === 0) {
        cancelTimer()
        source?.close()
        source = undefined
        isConnected = false
        isRelied = false
      } else if (!source || path !== pathFor(topics)) connect()
    })
  }

  const client: RealtimeClient = {
    get clientId() {
      return other ? other.clientId : `edge ${connections}`
    },
    get isConnected() {
      return other ? other.isConnected : isConnected
    },
    subscribe(topic, run, options) {
      topics.set(topic, { run, options })
      if (other) return other.subscribe(topic, run, options)
      if (isConnected && path === pathFor(topics)) return Promise.resolve()
      renew()
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    async unsubscribe(topic) {
      topics.delete(topic)
      if (other) return other.unsubscribe(topic)
      renew()
    },
    giveUp() {
      if (other) other.giveUp()
      else if (isConnected && source) lose(source)
    },
    hurry() {
      if (other) other.hurry()
      else if (!source && hasStood && topics.size > 0) connect()
    },
  }
  return client
}

/** Names the leagues in the order of the app and each once, as edges expect it. */
function pathFor(topics: ReadonlyMap<string, unknown>): string {
  const leagues = ALL_LEAGUES.filter(({ slug }) => topics.has(`boards/${slug}`)).map(({ slug }) => slug)
  return leagues.length === 0 ? '/api/live' : `/api/live?leagues=${leagues.join()}`
}
