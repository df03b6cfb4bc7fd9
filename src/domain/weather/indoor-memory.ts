import type { Venue } from '../game/game'
import { INDOOR_VENUE_MEMORY_MS } from '../time/intervals'

export type WeatherAnswer = 'reading' | 'indoor' | 'failed'

/** The page of a proxy, or what the service says of an address that it does not have. */
const NO_WORD_OF_A_CITY = /^\s*<|internal error/i

/**
 * A 404 of the weather service marks the venue as indoor. One that is not about the city does not: a wrong address of
 * the service, or its outage, would close the roofs of all stadiums for a month.
 */
export function weatherAnswer(status: number, body = ''): WeatherAnswer {
  if (status === 404) return NO_WORD_OF_A_CITY.test(body) ? 'failed' : 'indoor'
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
