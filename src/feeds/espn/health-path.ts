import type { League } from '../../domain/league'

/** A scoreboard to be asked whether it answers; the number keeps every cache on the way from answering for it. */
export function healthPath(league: League, unlikeAnyOther: number): string {
  return `/apis/site/v2/sports/${league.feedPath}/scoreboard?_=${unlikeAnyOther}`
}
