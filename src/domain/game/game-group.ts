import type { Game } from './game'
import { isStuck } from './stuck'

export const LIVE = 0
export const UPCOMING = 1
export const FINISHED = 2

export type GameGroup = 0 | 1 | 2

/** In which part of the screen a game stands: live (0), upcoming (1), finished (2). What is off or stuck will bring nothing more, so it is with the finished. */
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
