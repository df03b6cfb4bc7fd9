import { easternTimeToMs } from '../time/eastern'
import { DAY_MS } from '../time/intervals'

/** Days from now until an Eastern day begins; a part of a day counts as one. */
export function daysUntil(day: string, nowMs: number): number {
  return Math.ceil((easternTimeToMs(day, 0, 0) - nowMs) / DAY_MS)
}
