import type { GameAnswer } from '../domain/box-score/game-answer'
import { summaryStatus } from '../domain/box-score/summary-failure'
import type { GameSlug } from '../domain/league'
import { isObject } from '../domain/json'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseTime } from './parse-board'
import { parseGame, parseStats, type StatsBody } from './parse-game'
import type { Reply } from './reply'
import { withUserToken } from './stored-session'

/** `error` reads after `Live box score failed to load: `. */
export interface Failed {
  readonly kind: 'failed'
  readonly error: string
  /** The server knows no such game: asking again is no use. */
  readonly isUnknown?: true
}

export type GameReply =
  | { readonly kind: 'game'; readonly answer: GameAnswer; readonly checkedAt: string }
  | Failed

export type StatsReply = { readonly kind: 'stats'; readonly stats: StatsBody } | Failed

/** A game whose stats are wanted, with the revision of those that are here, if any are. */
export interface WantedStats {
  readonly id: string
  readonly rev: string | undefined
}

/** A game as the current viewer may see it. */
export async function fetchGame(slug: GameSlug, id: string, fetch: Fetch = browserFetch): Promise<GameReply> {
  const reply = await getJson(fetch, `/api/games/${slug}/${id}`, withUserToken())
  const failed = failureOf(reply)
  if (failed || reply.kind === 'failed') return failed ?? UNREADABLE
  const answer = parseGame(slug, id, reply.body)
  const checkedAt = parseTime(reply.headers.get('X-Checked-At'))
  return answer && checkedAt !== undefined ? { kind: 'game', answer, checkedAt } : UNREADABLE
}

/** The ticker's stats of many games in one request; what has not changed is not sent again. */
export async function fetchStats(
  slug: GameSlug,
  wanted: readonly WantedStats[],
  fetch: Fetch = browserFetch,
): Promise<StatsReply> {
  const ids = wanted.map(({ id }) => id).join()
  const known = wanted.some(({ rev }) => rev) ? `&have=${wanted.map(({ rev }) => rev ?? '').join()}` : ''
  const reply = await getJson(fetch, `/api/games/${slug}?ids=${ids}&part=stats${known}`, withUserToken())
  const failed = failureOf(reply)
  if (failed || reply.kind === 'failed') return failed ?? UNREADABLE
  if (reply.status === 204) return NO_NEWS
  const stats = parseStats(reply.body)
  return stats ? { kind: 'stats', stats } : UNREADABLE
}

const NO_NEWS: StatsReply = { kind: 'stats', stats: { games: [], pending: [], locked: [] } }
const UNREADABLE: Failed = { kind: 'failed', error: 'the answer cannot be read' }

/** Uses the server's own words where it has some. */
function failureOf(reply: Reply): Failed | undefined {
  if (reply.kind === 'failed') {
    return { kind: 'failed', error: reply.reason === 'timeout' ? 'no answer in time' : 'no connection' }
  }
  const status = summaryStatus(reply.status)
  if (status === 'ok') return undefined
  const message = isObject(reply.body) ? reply.body['message'] : undefined
  const own = status === 'retry' ? `HTTP error! status: ${reply.status}` : status.error
  const error = typeof message === 'string' && message !== '' ? message : own
  return { kind: 'failed', error, ...(reply.status === 404 && { isUnknown: true }) }
}
