import type { League } from '../../domain/league'

/** A scoreboard for checking whether the feed answers; the number keeps caches on the way from answering instead. */
export function healthPath(league: League, unlikeAnyOther: number): string {
  return `/apis/site/v2/sports/${league.feedPath}/scoreboard?_=${unlikeAnyOther}`
}
