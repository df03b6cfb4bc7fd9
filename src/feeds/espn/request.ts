import type { GameLeague } from '../../domain/league'

/** Path and query of a day's scoreboard, below the feed's site host. */
export function scoreboardPath(league: GameLeague, day: string): string {
  const groups = league.groups === undefined ? '' : `&groups=${league.groups}`
  const limit = league.limit === undefined ? '' : `&limit=${league.limit}`
  return `/apis/site/v2/sports/${league.feedPath}/scoreboard?dates=${day.replaceAll('-', '')}${limit}${groups}`
}
