import { nameText, wholeWithin, type Fields } from '../../read'
import type { FeedRound } from './map-rounds'
import { MOST_STROKES, statisticOf, toParOf } from './read-golf'

/** The sum of the rounds; the feed's own score lags behind while the player is on the course. */
export function totalToPar(competitor: Fields, rounds: readonly FeedRound[]): number {
  const played = rounds.filter(({ strokes }) => strokes > 0)
  const known = played.flatMap(({ toPar }) => (toPar === undefined ? [] : [toPar]))
  if (known.length === played.length && known.length > 0) return known.reduce((a, b) => a + b, 0)
  return statisticToPar(competitor) ?? toParOf(competitor['score']) ?? 0
}

function statisticToPar(competitor: Fields): number | undefined {
  const statistic = statisticOf(competitor, 'scoreToPar')
  return (
    wholeWithin(statistic['value'], -MOST_STROKES, MOST_STROKES) ??
    (nameText(statistic['displayValue']) ? toParOf(statistic) : undefined)
  )
}
