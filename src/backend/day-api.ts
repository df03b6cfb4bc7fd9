import type { Game } from '../domain/game/game'
import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { isGame } from './shapes/game-shape'
import { rowReader } from './shapes/row-reader'

/** `checkedAt`: when the server fetched them, product time, ISO. Its last good answer can be hours old. */
export interface FetchedDay {
  readonly games: readonly Game[]
  readonly checkedAt: string
}

const readGames = rowReader(isGame)

/** The games of a league on one Eastern day. */
export function fetchDay(
  slug: GameSlug,
  day: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedDay>> {
  return askForHistory(fetch, `/api/days/${slug}/${day}`, (body, headers) => {
    const games = gamesIn(slug, day, body)
    const checkedAt = parseTime(headers.get('X-Checked-At'))
    return games && checkedAt !== undefined ? { games, checkedAt } : undefined
  })
}

function gamesIn(slug: GameSlug, day: string, body: unknown): readonly Game[] | undefined {
  const isRight =
    isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport && body['day'] === day
  return isRight ? readGames(body['games'], slug, 'leave-out') : undefined
}
