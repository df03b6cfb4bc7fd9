import type { Game } from './game'

/** Who plays: `Buffalo Bills at Kansas City Chiefs`. */
export function teamsText({ awayTeam, homeTeam }: Game): string {
  return `${awayTeam.displayName} at ${homeTeam.displayName}`
}

/** The same where there is little room: `BUF at KC`. */
export function shortTeamsText({ awayTeam, homeTeam }: Game): string {
  return `${awayTeam.abbreviation} at ${homeTeam.abbreviation}`
}
