import type { League } from '../../domain/league'

/** Path and query of a day's scoreboard, below the feed's site host. */
export function scoreboardPath(league: League, day: string): string {
  const limit = league.limit === undefined ? '' : `&limit=${league.limit}`
  return `/apis/site/v2/sports/${league.feedPath}/scoreboard?dates=${day.replaceAll('-', '')}${limit}`
}
