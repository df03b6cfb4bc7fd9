import type { GameLeague } from '../../../domain/league'

/** Path and query of a team's schedule, below the feed's site host: of the part of the season that is on, or of its regular part. */
export function schedulePath(league: GameLeague, team: string, regularOf?: number): string {
  const part = regularOf === undefined ? '' : `?season=${regularOf}&seasontype=2`
  return `/apis/site/v2/sports/${league.feedPath}/teams/${encodeURIComponent(team)}/schedule${part}`
}
