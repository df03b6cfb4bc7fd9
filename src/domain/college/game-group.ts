import type { Game } from '../game/game'
import { isStuck } from '../game/stuck'

export const LIVE = 0
export const UPCOMING = 1
export const FINISHED = 2

/** Live (0), upcoming (1), finished (2). What is off or stuck will bring nothing more, so it is with the finished. */
export function gameGroup(game: Game): 0 | 1 | 2 {
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
