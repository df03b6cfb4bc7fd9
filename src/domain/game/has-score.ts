import { cardParts } from '../card/card-parts'
import type { Game } from './game'

/** A game that was never played has no score worth showing. One that is suspended was. */
export function hasScore(game: Game): boolean {
  return cardParts(game).score
}
