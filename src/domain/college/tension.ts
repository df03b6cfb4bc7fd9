import type { Game } from '../game/game'
import { knownStartMs } from '../game/start-time'

const CLOSE_LIVE = 14
const CLOSE_FINAL = 7
const IMMINENT_MS = 30 * 60_000

/** Within 14 points while it is played, within 7 when it is over. */
export function isClose({ phase, homeTeam, awayTeam }: Game): boolean {
  const margin = Math.abs(homeTeam.score - awayTeam.score)
  if (phase === 'live') return margin <= CLOSE_LIVE
  return phase === 'final' && margin <= CLOSE_FINAL
}

/** Starts within 30 minutes; also when it should have started and has not. */
export function isImminent(game: Game, nowMs: number): boolean {
  const start = game.phase === 'scheduled' ? knownStartMs(game) : undefined
  return start !== undefined && start - nowMs <= IMMINENT_MS
}
