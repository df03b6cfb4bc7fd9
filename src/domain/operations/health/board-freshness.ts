import { SECOND_MS } from '../../time/intervals'
import { leagueOf, type Slug } from '../../league'
import type { ClockSetting } from '../../time/product-clock'
import { liveIntervalMs } from '../../polling/refresh'
import { sortedBy } from '../statistics'

/** A league with live games, and when the feed last confirmed its board (product time, milliseconds). */
export interface LiveBoard {
  readonly slug: Slug
  readonly checkedAtMs: number
}

export interface BoardAge {
  readonly slug: Slug
  readonly ageSeconds: number
  /** An older board is stale. */
  readonly limitSeconds: number
}

export type Freshness = BoardsFreshness | Unreached

interface Unreached {
  readonly status: 'unreached'
  readonly message: string
}

export type BoardsFreshness =
  | { readonly status: 'fresh'; readonly live: readonly BoardAge[] }
  | {
      readonly status: 'stale'
      readonly live: readonly BoardAge[]
      /** The oldest of the boards that are past their limit. */
      readonly oldest: BoardAge
    }

/** Before the feed's first answer there is no board that could be fresh, nor any that says that a game is live. */
export const UNREACHED: Unreached = {
  status: 'unreached',
  message: 'The feed has not answered for any league since the server started.',
}

/** A board is fresh for this many live intervals of its league: one poll may fail and be tried again. */
const INTERVALS = 3
/** On a fast product clock an interval is shorter than one answer takes; this wall time is always fine. */
const FLOOR_MS = 5 * SECOND_MS

export function boardFreshness(
  boards: readonly LiveBoard[],
  nowMs: number,
  liveMs: number,
  clock: ClockSetting,
): BoardsFreshness {
  const live = sortedBy(
    boards.map(({ slug, checkedAtMs }) => ({
      slug,
      ageSeconds: Math.max(0, Math.round((nowMs - checkedAtMs) / SECOND_MS)),
      limitSeconds: longestAge(slug, liveMs, clock),
    })),
    ({ ageSeconds }) => -ageSeconds,
  )
  const oldest = live.find(({ ageSeconds, limitSeconds }) => ageSeconds > limitSeconds)
  return oldest ? { status: 'stale', live, oldest } : { status: 'fresh', live }
}

function longestAge(slug: Slug, liveMs: number, clock: ClockSetting): number {
  const interval = liveIntervalMs(leagueOf(slug).sport, liveMs)
  return Math.max(INTERVALS * interval, FLOOR_MS * clock.rate) / SECOND_MS
}
