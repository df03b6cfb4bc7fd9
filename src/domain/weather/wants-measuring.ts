import type { Game } from '../game/game'
import { HOUR_MS } from '../time/intervals'
import { knownStartMs } from '../game/start-time'
import type { Weather } from './weather'

/** The weather service tells what is, not what will be. */
const SOON_MS = 3 * HOUR_MS

/**
 * Whether to ask the weather service about a game: the feed told nothing certain, and it is played now or soon. A game of
 * a board may have its weather from the service, which `measured` this at its venue; that gets old and is asked for
 * again.
 */
export function wantsMeasuring(game: Game, nowMs: number, measured?: Weather): boolean {
  const { weather, phase } = game
  if (!weather || !(weather.estimated || isSame(weather, measured))) return false
  if (phase === 'live') return true
  return phase === 'scheduled' && (knownStartMs(game) ?? Infinity) - nowMs <= SOON_MS
}

function isSame(weather: Weather, other: Weather | undefined): boolean {
  return weather.temp === other?.temp && weather.condition === other.condition
}
