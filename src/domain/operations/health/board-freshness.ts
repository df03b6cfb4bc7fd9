import { SECOND_MS } from '../../intervals'
import type { ClockSetting } from '../../product-clock'
import { sortedBy } from '../statistics'

/** A league with live games, and when the feed last confirmed its board (product time, milliseconds). */
export interface LiveBoard {
  readonly slug: string
  readonly checkedAtMs: number
}

export interface BoardAge {
  readonly slug: string
  readonly ageSeconds: number
}

export type Freshness =
  | { readonly status: 'fresh'; readonly limitSeconds: number; readonly live: readonly BoardAge[] }
  | {
      readonly status: 'stale'
      readonly limitSeconds: number
      readonly live: readonly BoardAge[]
      /** The league that has waited longest. */
      readonly oldest: BoardAge
    }

/** A board is fresh for this many live intervals: one poll may fail and be tried again. */
const INTERVALS = 3
/** On a fast clock an interval is shorter than an answer of the feed takes; this much wall time is always allowed. */
const FLOOR_MS = 5 * SECOND_MS

export function boardFreshness(
  boards: readonly LiveBoard[],
  nowMs: number,
  liveIntervalMs: number,
  clock: ClockSetting,
): Freshness {
  const limitSeconds = Math.max(INTERVALS * liveIntervalMs, FLOOR_MS * clock.rate) / SECOND_MS
  const live = sortedBy(
    boards.map((board) => age(board, nowMs)),
    ({ ageSeconds }) => -ageSeconds,
  )
  const oldest = live[0]
  return oldest && oldest.ageSeconds > limitSeconds
    ? { status: 'stale', limitSeconds, live, oldest }
    : { status: 'fresh', limitSeconds, live }
}

function age({ slug, checkedAtMs }: LiveBoard, nowMs: number): BoardAge {
  return { slug, ageSeconds: Math.max(0, Math.round((nowMs - checkedAtMs) / SECOND_MS)) }
}
