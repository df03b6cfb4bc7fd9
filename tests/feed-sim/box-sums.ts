import type { Part } from './games/sim-game'

/** Reads scores back out of a summary's player lines, as a reader of the feed would; for tests. */

interface SummaryGroup {
  readonly name?: string
  readonly type?: string
  readonly labels: readonly string[]
  readonly athletes: readonly { readonly stats: readonly string[] }[]
}

export interface Summary {
  readonly boxscore: {
    readonly players?: readonly { readonly statistics: readonly SummaryGroup[] }[]
  }
  readonly scoringPlays?: readonly Part[]
  readonly header: {
    readonly competitions: readonly {
      readonly competitors: readonly {
        readonly id: string
        readonly homeAway: string
        readonly score?: string
        readonly linescores?: readonly { readonly displayValue: string }[]
      }[]
    }[]
  }
}

/**
 * The points of the home (0) and away (1) team, summed from their players' lines. The box score lists the
 * away team first.
 */
export function pointsByPlayers(slug: string, summary: Summary): readonly [number, number] {
  const [away, home] = summary.boxscore.players ?? []
  return [pointsOf(slug, home?.statistics ?? []), pointsOf(slug, away?.statistics ?? [])]
}

function pointsOf(slug: string, groups: readonly SummaryGroup[]): number {
  switch (slug) {
    case 'nba':
    case 'ncaab':
      return sum(groups, '', 'PTS')
    case 'mlb':
      return sum(groups, 'batting', 'R')
    case 'nhl':
      return sum(groups, 'forwards', 'G') + sum(groups, 'defenses', 'G')
    default:
      return footballPoints(groups)
  }
}

/** Interceptions returned for touchdowns are in two tables; safeties and two-point tries are in none. */
function footballPoints(groups: readonly SummaryGroup[]): number {
  const touchdowns =
    sum(groups, 'rushing', 'TD') + sum(groups, 'receiving', 'TD') + sum(groups, 'interceptions', 'TD')
  return 6 * touchdowns + sum(groups, 'kicking', 'PTS')
}

function sum(groups: readonly SummaryGroup[], name: string, label: string): number {
  const group = groups.find((candidate) => (candidate.name ?? candidate.type ?? '') === name)
  const column = group?.labels.indexOf(label) ?? -1
  const lines = group?.athletes ?? []
  return lines.reduce((total, line) => total + Number(line.stats[column] ?? 0), 0)
}
