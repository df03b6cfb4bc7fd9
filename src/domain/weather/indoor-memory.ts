import type { Venue } from '../game/game'
import { INDOOR_VENUE_MEMORY_MS } from '../time/intervals'

export type WeatherAnswer = 'reading' | 'indoor' | 'failed'

/** A 404 of the weather service marks the venue as indoor. */
export function weatherAnswer(status: number): WeatherAnswer {
  if (status === 404) return 'indoor'
  return status >= 200 && status < 300 ? 'reading' : 'failed'
}

/** Whether a venue marked as indoor at `markedAtMs` still counts as one. */
export function isRememberedIndoor(markedAtMs: number | undefined, nowMs: number): boolean {
  return markedAtMs !== undefined && nowMs - markedAtMs < INDOOR_VENUE_MEMORY_MS
}

/** The key under which a venue is remembered. */
export function venueKey({ name, city, state }: Venue): string {
  return [name, city, state].map((part) => part.trim().toLowerCase()).join('|')
}
