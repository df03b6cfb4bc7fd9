import { MINUTE_MS, SECOND_MS } from '../../../src/domain/time/intervals'

/** Nobody can wait for scores longer than this, whatever an upstream wishes. */
export const LONGEST_PAUSE_MS = 5 * MINUTE_MS

/** For how long a reply wants no more requests, by its status and its `Retry-After`: seconds, or a date. */
export function pauseMs(status: number, retryAfter: string, nowMs: number): number {
  if (status !== 429 && status !== 503) return 0
  const text = retryAfter.trim()
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - nowMs
  return ms > 0 ? Math.min(ms, LONGEST_PAUSE_MS) : 0
}
