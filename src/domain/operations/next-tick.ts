import { MINUTE_MS, SECOND_MS } from '../time/intervals'

/** A busy machine begins the work of a tick late; its minutes have not moved by that. */
const LATE_MS = 5 * SECOND_MS
/** A tick that is this near is the one that comes, a little early. */
const EARLY_MS = SECOND_MS

/**
 * When cron fires next (wall time). It fires on the minute, but counts its minutes by itself: when the machine has
 * slept, or its clock was set, they begin where its last tick came.
 */
export function nextTickMs(lastTickMs: number | undefined, nowMs: number): number {
  const offset = lastTickMs === undefined ? 0 : lastTickMs % MINUTE_MS
  const begin = offset <= LATE_MS ? 0 : offset
  const passed = (((nowMs - begin) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  const next = nowMs + MINUTE_MS - passed
  return next - nowMs > EARLY_MS ? next : next + MINUTE_MS
}
