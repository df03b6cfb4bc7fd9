import type { Team } from '../../../domain/game/game'
import type { Side } from './game-words'

/** The attributes that others rely on, to the letter: see "page" in the design's contracts. */
export function teamContract(side: Side, { abbreviation, score, ranking }: Team) {
  return { 'data-team': side, 'data-abbr': abbreviation, 'data-score': score, 'data-rank': ranking }
}
