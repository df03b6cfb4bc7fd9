import type { Game } from './game'

/** Who plays: `Buffalo Bills at Kansas City Chiefs`, or `vs` where neither is at home. */
export function teamsText(game: Game): string {
  return `${game.awayTeam.displayName} ${betweenTeams(game)} ${game.homeTeam.displayName}`
}

/** The same where there is little room: `BUF at KC`. */
export function shortTeamsText(game: Game): string {
  return `${game.awayTeam.abbreviation} ${betweenTeams(game)} ${game.homeTeam.abbreviation}`
}

function betweenTeams({ isNeutral }: Game): string {
  return isNeutral ? 'vs' : 'at'
}
