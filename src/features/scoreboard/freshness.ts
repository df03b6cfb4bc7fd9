import { ageText, isStale } from '../../domain/time/age'
import type { Board } from '../../domain/board/board'
import { failureMessage } from '../../domain/polling/feed-failure'
import { refreshIntervalMs } from '../../domain/polling/refresh'
import type { StoredBoard } from '../../storage/rows'
import { dayText, timeText } from './local-time'

/** How far the scores on the screen can be trusted. All but `fresh` are trouble, the worst cause first. */
export type Freshness =
  | { readonly kind: 'fresh'; readonly age: string }
  | { readonly kind: 'offline'; readonly age: string; readonly asOf: string }
  | {
      readonly kind: 'stale'
      readonly age: string
      readonly asOf: string
      /** Requests have been failing. Otherwise the answer may be on its way. */
      readonly failing: boolean
    }
  | {
      readonly kind: 'late' | 'down'
      readonly age: string
      readonly asOf: string
      readonly since: string
      readonly message: string
    }

/** What else there is to know about the way to the server. */
export interface Reach {
  readonly nowMs: number
  readonly online: boolean
  /** How often the server asks the feed while games are live. */
  readonly liveMs?: number
  /** Since when every request has failed. */
  readonly failingSinceMs?: number | undefined
}

/** A single failed request is no news: the next one is a second away. */
const PATIENCE_MS = 15_000
/** For scores that are old anyway: a device that wakes up is without a network for its first request. */
const SEVERAL_TRIES_MS = 5000

export function freshnessOf({ board, checkedAt }: StoredBoard, reach: Reach): Freshness {
  const { nowMs, online, liveMs, failingSinceMs = Infinity } = reach
  const checkedAtMs = Date.parse(checkedAt)
  const age = ageText(checkedAtMs, nowMs)
  const asOf = momentText(checkedAtMs, nowMs)
  if (!online) return { kind: 'offline', age, asOf }
  const { state, since } = board.source
  if (state !== 'ok') {
    const message = feedTrouble(board)
    return { kind: state, age, asOf, since: momentText(Date.parse(since), nowMs), message }
  }
  const refreshMs = refreshIntervalMs(board, nowMs, liveMs)
  const lost = nowMs - failingSinceMs > PATIENCE_MS || isStale(checkedAtMs, nowMs, refreshMs)
  if (!lost) return { kind: 'fresh', age }
  return { kind: 'stale', age, asOf, failing: nowMs - failingSinceMs > SEVERAL_TRIES_MS }
}

/** What always stands above the scores. */
export function freshnessText(freshness: Freshness): string {
  switch (freshness.kind) {
    case 'fresh':
      return `Updated ${freshness.age}`
    case 'stale':
      return `Scores as of ${freshness.asOf} · ${freshness.age}`
    case 'offline':
      return `Offline · scores as of ${freshness.asOf}`
    case 'late':
      return `Scores as of ${freshness.asOf} · feed is late`
    case 'down':
      return `Scores as of ${freshness.asOf} · feed not answering`
  }
}

/**
 * The whole sentence for the notice; nothing while all is well. It holds no age, so that it is read out once. Scores of
 * an earlier visit are old when they are opened, and nothing is wrong with that: `lastedMs` is how long it has been so.
 */
export function troubleText(freshness: Freshness, lastedMs: number): string | undefined {
  switch (freshness.kind) {
    case 'fresh':
      return undefined
    case 'stale':
      if (!freshness.failing && lastedMs <= PATIENCE_MS) return undefined
      return 'Turbo Scores cannot be reached right now. We keep trying, and these scores stay.'
    case 'offline':
      return 'You are offline. Scores will update by themselves when the connection is back.'
    case 'late':
    case 'down':
      return `${freshness.message} No news from the score feed since ${freshness.since}. We keep trying.`.trim()
  }
}

/** The server was reached, so its trouble with the feed is not one of the visitor's connection. */
function feedTrouble({ sport, source: { message = '' } }: Board): string {
  return /your connection/.test(message) ? failureMessage({ kind: 'status', status: 503 }, sport) : message
}

function momentText(ms: number, nowMs: number): string {
  const day = dayText(ms)
  return day === dayText(nowMs) ? timeText(ms) : `${day}, ${timeText(ms)}`
}
