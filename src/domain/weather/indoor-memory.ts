import type { Venue } from '../game'

const DAY_MS = 86_400_000
export const INDOOR_MEMORY_MS = 30 * DAY_MS

export type WeatherAnswer = 'reading' | 'indoor' | 'failed'

/** A 404 of the weather service marks the venue as indoor. */
export function weatherAnswer(status: number): WeatherAnswer {
  if (status === 404) return 'indoor'
  return status >= 200 && status < 300 ? 'reading' : 'failed'
}

/** Whether a venue marked as indoor at `markedAtMs` still counts as one. */
export function isRememberedIndoor(markedAtMs: number | undefined, nowMs: number): boolean {
  return markedAtMs !== undefined && nowMs - markedAtMs < INDOOR_MEMORY_MS
}

/** The key under which a venue is remembered. */
export function venueKey({ name, city, state }: Venue): string {
  return [name, city, state].map((part) => part.trim().toLowerCase()).join('|')
}
