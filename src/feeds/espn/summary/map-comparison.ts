import type { GameSport } from '../../../domain/league'
import {
  teamComparison,
  type ComparisonRow,
  type TeamStatistic,
} from '../../../domain/box-score/team-comparison'
import { figureText, id, isRecord, list, nameText, record, text, type Fields } from '../../read'
import { mapBaseballStatistics } from './baseball-statistics'
import type { FeedSummary, SummarySide } from './read-summary'

export function mapComparison(sport: GameSport, summary: FeedSummary): readonly ComparisonRow[] {
  const read = sport === 'MLB' ? mapBaseballStatistics : flatStatistics
  const statistics = (side: SummarySide) => read(statisticsOf(summary, side))
  return teamComparison(statistics(summary.away), statistics(summary.home))
}

function statisticsOf({ reply }: FeedSummary, { teamId }: SummarySide): readonly Fields[] {
  const teams = list(record(reply['boxscore'])['teams']).map(record)
  const entry = teams.find((one) => teamId !== '' && id(record(one['team'])['id']) === teamId)
  return list(entry?.['statistics']).filter(isRecord)
}

const LABELS = ['label', 'displayName', 'shortDisplayName', 'abbreviation'] as const

function flatStatistics(statistics: readonly Fields[]): readonly TeamStatistic[] {
  return statistics.flatMap((entry) => {
    const name = nameText(entry['name'])
    const label = LABELS.map((member) => text(entry[member])).find((words) => words !== '') ?? name
    return name === '' ? [] : [{ name, label, value: figureText(entry['displayValue']) }]
  })
}
