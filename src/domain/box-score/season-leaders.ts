import type { StatItem } from '../ticker/stat-item'

/** The leader of each team in one kind of figure before a game. */
export interface LeaderRow {
  readonly kind: string
  readonly away?: Leader
  readonly home?: Leader
}

export interface Leader {
  readonly name: string
  readonly figure: string
}

const MOST_ROWS = 5

/**
 * The leaders of two teams, side by side by kind of figure, in the order in which they came. None where both teams have
 * the same abbreviation (`UNK`), which does not tell whose leader somebody is.
 */
export function seasonLeaders(stats: readonly StatItem[], away: string, home: string): readonly LeaderRow[] {
  if (away === home) return []
  const kinds = [...new Set(stats.map(({ statType }) => statType))]
  const rows = kinds.map((kind) => {
    const leaderOf = (team: string) => stats.find((one) => one.statType === kind && one.team === team)
    const [ofAway, ofHome] = [leaderOf(away), leaderOf(home)]
    return {
      kind: kindText(kind),
      ...(ofAway && { away: leader(ofAway) }),
      ...(ofHome && { home: leader(ofHome) }),
    }
  })
  return rows.filter((row) => row.away ?? row.home).slice(0, MOST_ROWS)
}

function leader({ name, displayValue }: StatItem): Leader {
  return { name, figure: displayValue }
}

/** Makes `passingYards` readable: `Passing Yards`. */
function kindText(kind: string): string {
  const words = kind.replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
