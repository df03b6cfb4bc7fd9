import type { GameLeague } from '../../domain/league'

/** Path and query of a day's scoreboard, below the feed's site host; of one group where the whole list is too long. */
export function scoreboardPath(league: GameLeague, day: string, group = league.groups): string {
  const groups = group === undefined ? '' : `&groups=${group}`
  const limit = league.limit === undefined ? '' : `&limit=${league.limit}`
  return `/apis/site/v2/sports/${league.feedPath}/scoreboard?dates=${day.replaceAll('-', '')}${limit}${groups}`
}
