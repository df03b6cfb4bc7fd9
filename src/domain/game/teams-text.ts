import type { Team } from './game'

/** Both teams, of a game or of a matchup. */
interface Pair {
  readonly awayTeam: Pick<Team, 'displayName' | 'abbreviation'>
  readonly homeTeam: Pick<Team, 'displayName' | 'abbreviation'>
  readonly isNeutral?: true
}

/** Who plays: `Buffalo Bills at Kansas City Chiefs`, or `vs` where neither is at home. */
export function teamsText(game: Pair): string {
  return `${game.awayTeam.displayName} ${betweenTeams(game)} ${game.homeTeam.displayName}`
}

/** The same where there is little room: `BUF at KC`. */
export function shortTeamsText(game: Pair): string {
  return `${game.awayTeam.abbreviation} ${betweenTeams(game)} ${game.homeTeam.abbreviation}`
}

/** The word between two names of teams. */
export function betweenTeams({ isNeutral }: Pick<Pair, 'isNeutral'>): string {
  return isNeutral ? 'vs' : 'at'
}
