import { nameText, wholeWithin, type Fields } from '../../read'
import type { FeedRound } from './map-rounds'
import { MOST_STROKES, statisticOf, toParOf } from './read-golf'

/**
 * The sum of the rounds; the feed's own score lags behind while the player is on the course. Undefined when the feed
 * tells neither.
 */
export function totalToPar(
  competitor: Fields,
  rounds: readonly FeedRound[],
  hasHeadStart: boolean,
): number | undefined {
  const told = statisticToPar(competitor) ?? toParOf(competitor['score'])
  // Strokes that a player was given before the first round are in no round.
  return hasHeadStart ? (told ?? sumOf(rounds)) : (sumOf(rounds) ?? told)
}

function sumOf(rounds: readonly FeedRound[]): number | undefined {
  const played = rounds.filter(({ strokes }) => strokes > 0)
  const known = played.flatMap(({ toPar }) => (toPar === undefined ? [] : [toPar]))
  // The feed may leave out a round that was played.
  const isGapless = played.every(({ period }, index) => period === index + 1)
  const isKnown = known.length === played.length && known.length > 0 && isGapless
  return isKnown ? known.reduce((a, b) => a + b, 0) : undefined
}

function statisticToPar(competitor: Fields): number | undefined {
  const statistic = statisticOf(competitor, 'scoreToPar')
  return (
    wholeWithin(statistic['value'], -MOST_STROKES, MOST_STROKES) ??
    (nameText(statistic['displayValue']) ? toParOf(statistic) : undefined)
  )
}
