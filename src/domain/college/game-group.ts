import type { Game } from '../game/game'

export const LIVE = 0
export const UPCOMING = 1
export const FINISHED = 2

/** Live (0), upcoming (1), finished (2). A game that is off will bring nothing more, so it is with the finished. */
export function gameGroup({ phase }: Game): 0 | 1 | 2 {
  switch (phase) {
    case 'live':
      return LIVE
    case 'scheduled':
      return UPCOMING
    case 'final':
    case 'off':
      return FINISHED
  }
}
