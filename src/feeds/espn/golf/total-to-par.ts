import { nameText, wholeWithin, type Fields } from '../../read'
import type { FeedRound } from './map-rounds'
import { MOST_STROKES, statisticOf, toParOf } from './read-golf'

/** The sum of the rounds; the feed's own score lags behind while the player is on the course. */
export function totalToPar(competitor: Fields, rounds: readonly FeedRound[], hasHeadStart: boolean): number {
  const told = statisticToPar(competitor) ?? toParOf(competitor['score'])
  // Strokes that a player was given before the first round are in no round.
  const total = hasHeadStart ? (told ?? sumOf(rounds)) : (sumOf(rounds) ?? told)
  return total ?? 0
}

function sumOf(rounds: readonly FeedRound[]): number | undefined {
  const played = rounds.filter(({ strokes }) => strokes > 0)
  const known = played.flatMap(({ toPar }) => (toPar === undefined ? [] : [toPar]))
  const isKnown = known.length === played.length && known.length > 0
  return isKnown ? known.reduce((a, b) => a + b, 0) : undefined
}

function statisticToPar(competitor: Fields): number | undefined {
  const statistic = statisticOf(competitor, 'scoreToPar')
  return (
    wholeWithin(statistic['value'], -MOST_STROKES, MOST_STROKES) ??
    (nameText(statistic['displayValue']) ? toParOf(statistic) : undefined)
  )
}
