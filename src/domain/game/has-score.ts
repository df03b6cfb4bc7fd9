import { cardParts } from '../card/card-parts'
import type { Game } from './game'

/** False for a game that was never played; a suspended game was played, so it has a score. */
export function hasScore(game: Game): boolean {
  return cardParts(game).score
}
