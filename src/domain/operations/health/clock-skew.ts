import { MINUTE_MS, SECOND_MS } from '../../time/intervals'

/**
 * A smaller difference may come from a slow reply or from a cache that does not send its age, not from a wrong clock.
 */
const LARGEST_HARMLESS_SKEW_MS = 2 * MINUTE_MS
/** The clock counts as wrong when this many replies in a row say so. */
const WRONG_REPLIES_TO_BELIEVE = 3

/** How far our clock is ahead of the sender's, by a reply's `Date` and `Age`; undefined without a date. */
export function skewOf(date: string, age: string, nowMs: number): number | undefined {
  const saidMs = Date.parse(date)
  if (Number.isNaN(saidMs)) return undefined
  return nowMs - saidMs - (Number.parseInt(age, 10) || 0) * SECOND_MS
}

/** How many replies in a row have told of a wrong clock, after one more. */
export function wrongRepliesInARow(before: number, skewMs: number): number {
  return Math.abs(skewMs) > LARGEST_HARMLESS_SKEW_MS ? Math.min(before + 1, WRONG_REPLIES_TO_BELIEVE) : 0
}

export function isClockWrong(inARow: number): boolean {
  return inARow >= WRONG_REPLIES_TO_BELIEVE
}
