import type { Scorecard } from '../domain/golf/scorecard'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { isScorecard } from './shapes/scorecard-shape'

/** `checkedAt`: when the server fetched it, product time, ISO. Its answers are up to a minute old, or older. */
export interface FetchedCard {
  readonly card: Scorecard
  readonly checkedAt: string
}

/**
 * The card of one row of a leaderboard. Only for signed-in users: the server refuses everybody else. `none`: the feed has
 * no card of this player.
 */
export function fetchScorecard(
  event: string,
  player: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedCard>> {
  const path = `/api/games/pga/${encodeURIComponent(event)}?player=${encodeURIComponent(player)}`
  const read = (body: unknown, headers: Headers) => {
    const checkedAt = parseTime(headers.get('X-Checked-At'))
    return isScorecard(body) && checkedAt !== undefined ? { card: body, checkedAt } : undefined
  }
  return askForHistory(fetch, path, read, 404)
}
