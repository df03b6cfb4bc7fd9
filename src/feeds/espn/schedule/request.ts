import type { GameLeague } from '../../../domain/league'

/** Path and query of a team's schedule on the feed's site host, for the current or the regular part of the season. */
export function schedulePath(league: GameLeague, team: string, regularOf?: number): string {
  const part = regularOf === undefined ? '' : `?season=${regularOf}&seasontype=2`
  return `/apis/site/v2/sports/${league.feedPath}/teams/${encodeURIComponent(team)}/schedule${part}`
}
