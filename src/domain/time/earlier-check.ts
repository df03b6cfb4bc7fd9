import { MINUTE_MS } from './intervals'

/** Clocks of devices lag by the time that an answer takes, on a fast product clock by minutes. */
const LAG_MS = 5 * MINUTE_MS

/**
 * Whether one check by the server was before another. One ahead of now was made before the server's clock was set back,
 * and must not keep out what the server says since.
 */
export function isEarlierCheck(checkedMs: number, otherMs: number, nowMs: number): boolean {
  return checkedMs < otherMs && otherMs <= nowMs + LAG_MS
}
