import { MINUTE_MS } from './intervals'

/** Clocks of devices lag by the time that an answer takes, on a fast product clock by minutes. */
const LAG_MS = 5 * MINUTE_MS

/** Whether the server made a check before its clock was set back. */
export function isAhead(checkedMs: number, nowMs: number): boolean {
  return checkedMs > nowMs + LAG_MS
}

/**
 * Whether one check by the server was before another. One ahead of now must not keep out what the server says since its
 * clock was set back.
 */
export function isEarlierCheck(checkedMs: number, otherMs: number, nowMs: number): boolean {
  return checkedMs < otherMs && !isAhead(otherMs, nowMs)
}
