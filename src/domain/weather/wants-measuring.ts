import type { Game } from '../game/game'
import { HOUR_MS } from '../time/intervals'
import { knownStartMs } from '../game/start-time'

/** The weather service tells what is, not what will be. */
const SOON_MS = 3 * HOUR_MS

/** Whether to ask the weather service about a game: the feed told nothing certain, and it is played now or soon. */
export function wantsMeasuring(game: Game, nowMs: number): boolean {
  if (!game.weather?.estimated) return false
  if (game.phase === 'live') return true
  return game.phase === 'scheduled' && (knownStartMs(game) ?? Infinity) - nowMs <= SOON_MS
}
