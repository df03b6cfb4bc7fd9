import type { HoleScore } from '../../domain/golf/hole-score'
import type { CardRound, Scorecard } from '../../domain/golf/scorecard'
import { isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isHole = objectOf<HoleScore>({
  hole: isNumber,
  strokes: isNumber,
  par: isNumber,
  kind: oneOf('albatross', 'eagle', 'birdie', 'par', 'bogey', 'double', 'other', 'unknown'),
})

const isRound = objectOf<CardRound>({
  period: isNumber,
  strokes: isNumber,
  score: isText,
  teeTime: optional(isText),
  holes: listOf(isHole),
  out: optional(isNumber),
  in: optional(isNumber),
})

export const isScorecard = objectOf<Scorecard>({
  tournament: isText,
  player: isText,
  name: isText,
  rounds: listOf(isRound),
})
