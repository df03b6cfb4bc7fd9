import { easternTimeToMs } from '../time/eastern'

const DAY_MS = 86_400_000

/** Days from now until an Eastern day begins; a part of a day counts as one. */
export function daysUntil(day: string, nowMs: number): number {
  return Math.ceil((easternTimeToMs(day, 0, 0) - nowMs) / DAY_MS)
}
