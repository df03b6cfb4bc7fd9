import type { Board, Source } from '../board/board'
import type { Pace } from '../board/confirmation'
import { refreshIntervalMs } from '../polling/refresh'
import type { Reach } from './reach'

/** What is known of a board that stands on a screen. All times are product time. */
export interface BoardOnScreen {
  readonly board: Board
  readonly checkedAtMs: number
  readonly nowMs: number
  readonly pace: Pace
  readonly reach: Reach
  /** The viewer wants nothing to change by itself. */
  readonly isPaused: boolean
}

/** How far scores can be trusted. Every kind but `fresh` is trouble; the cause nearest to the viewer wins. */
export type Freshness = {
  readonly checkedAtMs: number
  readonly ageMs: number
  /** Whether the screen may say that play goes on at this moment. */
  readonly isCurrent: boolean
} & (
  | { readonly kind: 'fresh' | Loss | 'paused' }
  /** Older than it should be, and nobody knows why yet: the answer may be on its way. */
  | { readonly kind: 'old'; readonly isReached: boolean }
  /** `sinceMs`: since when the feed has been in trouble. */
  | { readonly kind: 'late' | 'down'; readonly sinceMs: number }
)

export type FreshnessKind = Freshness['kind']

/** On a fast clock polls are a second of wall time apart, however short the interval is. */
const POLL_TAKES_MS = 2500
/** A single failed request is no news: the next one is a second away. */
const PATIENCE_MS = 15_000
/** For scores that are old anyway: a device that wakes up is without a network for its first request. */
const SEVERAL_TRIES_MS = 3000

/** The one rule by which every screen decides how it may show a board. */
export function freshnessOf(sighting: BoardOnScreen): Freshness {
  const { board, checkedAtMs, nowMs, pace, reach, isPaused } = sighting
  const ageMs = Math.max(0, nowMs - checkedAtMs)
  // What the server decided when it confirmed the board: seen from now, the wait for a start becomes ever shorter.
  const refreshMs = Math.max(refreshIntervalMs(board, checkedAtMs, pace.liveMs), POLL_TAKES_MS * pace.rate)
  const isOld = ageMs > refreshMs
  const told = { checkedAtMs, ageMs, isCurrent: false }
  const loss = lossOf(reach, nowMs, isOld)
  if (loss) return { kind: loss, ...told }
  if (isPaused) return { kind: 'paused', ...told }
  const trouble = feedTrouble(board.source)
  // After one failed poll the scores of the one before may still stand.
  if (trouble) return { ...trouble, ...told, isCurrent: trouble.kind === 'late' && !isOld }
  // One missed refresh can be chance; two mean that something does not work.
  if (ageMs > 2 * refreshMs) return { kind: 'old', ...told, isReached: reach.kind === 'reached' }
  return { kind: 'fresh', ...told, isCurrent: !isOld || reach.kind === 'reached' }
}

/** Why nothing newer can come: the device has no connection, or it has one and the server does not answer. */
export type Loss = 'offline' | 'unreachable'

/** `isOld`: whether what is on the screen is older than it should be. */
export function lossOf(reach: Reach, nowMs: number, isOld: boolean): Loss | undefined {
  if (reach.kind === 'reached') return undefined
  if (reach.isOffline) return 'offline'
  const isLong = nowMs - reach.sinceMs > (isOld ? SEVERAL_TRIES_MS : PATIENCE_MS)
  return isLong ? 'unreachable' : undefined
}

function feedTrouble({ state, since }: Source) {
  return state === 'ok' ? undefined : { kind: state, sinceMs: Date.parse(since) }
}
