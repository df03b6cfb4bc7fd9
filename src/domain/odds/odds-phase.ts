import type { Game, Phase } from '../game/game'
import { isBeforePlay } from '../game/waiting'

/**
 * The phase of a game as its line sees it. Lines move on until play begins, so a game whose start is delayed still counts
 * as scheduled: the line at the beginning of the delay is not the closing one.
 */
export function oddsPhase(game: Game): Phase {
  return isBeforePlay(game) ? 'scheduled' : game.phase
}
