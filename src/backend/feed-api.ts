import type { GameLeague } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { Reply } from './reply'
import { withUserToken } from './stored-session'

const MOST_EVENTS = 100

/** A day's scoreboard in the feed's own format, through the proxy. Operators get all of it, others get no odds. */
export function fetchFeedScoreboard(
  { feedPath, groups }: GameLeague,
  day: string,
  fetch: Fetch = browserFetch,
): Promise<Reply> {
  const query = `dates=${day.replaceAll('-', '')}&limit=${MOST_EVENTS}${groups ? `&groups=${groups}` : ''}`
  return getJson(fetch, `/api/espn/apis/site/v2/sports/${feedPath}/scoreboard?${query}`, withUserToken())
}
