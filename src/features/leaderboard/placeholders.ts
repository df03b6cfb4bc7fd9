import type { HoleCounts } from '../../domain/golf/hole-counts'
import { HOLES, nineTotals } from '../../domain/golf/nine-totals'
import type { CardRound } from '../../domain/golf/scorecard'

/** A card in the usual shape, with nobody's numbers. */
const holes = Array.from({ length: HOLES }, (_, index) => ({
  hole: index + 1,
  strokes: 4,
  par: 4,
  kind: 'par' as const,
}))

export const PLACEHOLDER_ROUND: CardRound = {
  period: 1,
  strokes: 72,
  score: 'E',
  holes,
  ...nineTotals(holes),
}

export const PLACEHOLDER_COUNTS: HoleCounts = { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubles: 0 }
