import { MINUTE_MS, SECOND_MS } from '../time/intervals'

/** A busy machine may begin the work of a tick this late although cron still fires on the minute. */
const LATE_MS = 5 * SECOND_MS
/** A tick that is this near counts as the current one, which came a little early. */
const EARLY_MS = SECOND_MS

/**
 * When cron fires next (wall time). It fires on the minute, but it counts the minutes itself: after the machine has
 * slept or its clock was set, cron's minutes begin at the second of its last tick.
 */
export function nextTickMs(lastTickMs: number | undefined, nowMs: number): number {
  const offset = lastTickMs === undefined ? 0 : lastTickMs % MINUTE_MS
  const begin = offset <= LATE_MS ? 0 : offset
  const passed = (((nowMs - begin) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  const next = nowMs + MINUTE_MS - passed
  return next - nowMs > EARLY_MS ? next : next + MINUTE_MS
}
