import type { Game } from './game'
import { isStuck } from './stuck'

export const LIVE = 0
export const UPCOMING = 1
export const FINISHED = 2

export type GameGroup = 0 | 1 | 2

/**
 * The part of the screen for a game: live (0), upcoming (1) or finished (2). A game that is off or stuck will bring
 * nothing more, so it is among the finished.
 */
export function gameGroup(game: Game): GameGroup {
  switch (game.phase) {
    case 'live':
      return isStuck(game) ? FINISHED : LIVE
    case 'scheduled':
      return UPCOMING
    case 'final':
    case 'off':
      return FINISHED
  }
}
