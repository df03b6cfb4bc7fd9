import type { Game } from '../domain/game/game'
import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { isGame } from './shapes/game-shape'
import { rowReader } from './shapes/row-reader'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** `checkedAt`: when the server fetched them, product time, ISO. Its last good answer can be hours old. */
export interface FetchedDay {
  readonly games: readonly Game[]
  readonly checkedAt: string
}

const readGames = rowReader(isGame)

/** The games of a league on one Eastern day. */
export async function fetchDay(
  slug: GameSlug,
  day: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedDay>> {
  const reply = await getJson(fetch, `/api/days/${slug}/${day}`, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  const games = reply.status === 200 ? gamesIn(slug, day, reply.body) : undefined
  const checkedAt = parseTime(reply.headers.get('X-Checked-At'))
  return games && checkedAt !== undefined
    ? { kind: 'history', content: { games, checkedAt } }
    : { kind: 'failed', reason: 'server' }
}

function gamesIn(slug: GameSlug, day: string, body: unknown): readonly Game[] | undefined {
  const isRight =
    isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport && body['day'] === day
  return isRight ? readGames(body['games'], slug, 'leave-out') : undefined
}
