import type { GameSport } from '../../../domain/league'
import type { PlayerGroup } from '../../../domain/box-score/player-group'
import type { StatItem } from '../../../domain/ticker/stat-item'
import { orderStats } from '../../../domain/ticker/stat-order'
import { mapBaseballHighlights } from './map-baseball-highlights'
import { mapLeaders } from './map-leaders'
import { tableLeaders } from './table-leaders'
import type { FeedSummary } from './read-summary'

/** The ticker's figures in its order, each from the part of the summary where its sport has them. */
export function mapStats(
  sport: GameSport,
  summary: FeedSummary,
  groups: { readonly away: readonly PlayerGroup[]; readonly home: readonly PlayerGroup[] },
): readonly StatItem[] {
  return orderStats(sport, unordered())

  function unordered(): readonly StatItem[] {
    if (sport === 'MLB') return mapBaseballHighlights(summary)
    const leaders = mapLeaders(sport === 'NBA' || sport === 'NCAAB', summary)
    if (sport !== 'NHL') return leaders
    const ofTables = (team: string, tables: readonly PlayerGroup[]) => tableLeaders(team, tables)
    return [
      ...leaders,
      ...ofTables(summary.away.abbreviation, groups.away),
      ...ofTables(summary.home.abbreviation, groups.home),
    ]
  }
}
