import type { GameSport } from '../../../domain/league'
import { lineScore, type LineScore, type TeamLine } from '../../../domain/box-score/line-score'
import { list, record, whole, type Fields } from '../../read'
import { readScore } from '../read-score'
import type { FeedSummary, SummarySide } from './read-summary'

/** Nothing before the game, when no period has been played. */
export function mapLineScore(sport: GameSport, { away, home }: FeedSummary): LineScore | undefined {
  const lines = [teamLine(away), teamLine(home)] as const
  const isPlayed = lines.some(({ periods }) => periods.length > 0)
  return isPlayed ? lineScore(sport, lines[0], lines[1]) : undefined
}

function teamLine({ abbreviation, competitor }: SummarySide): TeamLine {
  return {
    team: abbreviation,
    periods: list(competitor['linescores']).map(periodScore),
    score: readScore(competitor['score']),
    hits: countOf(competitor, 'hits'),
    errors: countOf(competitor, 'errors'),
  }
}

/** Baseball's hits and errors stand on the competitor, or among its statistics. */
function countOf(competitor: Fields, name: 'hits' | 'errors'): number | undefined {
  const statistic = list(competitor['statistics'])
    .map(record)
    .find((one) => one['name'] === name)
  return whole(competitor[name]) ?? whole(statistic?.['displayValue'])
}

/** The header writes text only, the scoreboard a number as well. */
function periodScore(entry: unknown): number | undefined {
  const fields = record(entry)
  return whole(fields['value']) ?? whole(fields['displayValue'])
}
