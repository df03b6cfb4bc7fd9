import { cardState } from '../delay/card-state'
import type { Game, LiveGame } from './game'
import { isStuck } from './stuck'

/** Whether play runs at this moment: not in a break, not while the game waits, and not where nothing has changed for hours. */
export function isInPlay(game: Game): game is LiveGame {
  if (game.phase !== 'live' || game.delay !== undefined || isStuck(game)) return false
  return cardState(game.quarter) === 'live' && !isBetween(game.quarter)
}

/** `End of 1Q`, `Mid 6th`, `End 3rd`. */
function isBetween(quarter: string): boolean {
  return /^(end|mid|middle)\b/i.test(quarter)
}
