import type { Scorecard } from '../domain/golf/scorecard'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseTime } from './parse-board'
import { isScorecard } from './shapes/scorecard-shape'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

export type ScorecardAnswer =
  /** `checkedAt`: when the server fetched it, product time, ISO. Its answers are up to a minute old, or older. */
  | { readonly kind: 'card'; readonly card: Scorecard; readonly checkedAt: string }
  /** The feed has no card of this player. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'refused' | 'server' }

/** Reads the card of one row of a leaderboard. Only for signed-in users: the server refuses everybody else. */
export async function fetchScorecard(
  event: string,
  player: string,
  fetch: Fetch = browserFetch,
): Promise<ScorecardAnswer> {
  const path = `/api/games/pga/${encodeURIComponent(event)}?player=${encodeURIComponent(player)}`
  const reply = await getJson(fetch, path, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (reply.status === 404) return { kind: 'none' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  const card = reply.status === 200 ? parseScorecard(reply.body) : undefined
  const checkedAt = parseTime(reply.headers.get('X-Checked-At'))
  return card && checkedAt !== undefined
    ? { kind: 'card', card, checkedAt }
    : { kind: 'failed', reason: 'server' }
}

/** A card in the shape we know, or nothing. */
function parseScorecard(body: unknown): Scorecard | undefined {
  return isScorecard(body) ? body : undefined
}
