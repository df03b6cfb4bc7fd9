import type { Side, Team } from '../../../domain/game/game'

/** Others rely on exactly these attributes: see "page" in the design's contracts. */
export function teamDataAttributes(side: Side, { abbreviation, score, ranking }: Team) {
  return { 'data-team': side, 'data-abbr': abbreviation, 'data-score': score, 'data-rank': ranking }
}
