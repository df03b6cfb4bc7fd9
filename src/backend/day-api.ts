import type { Game } from '../domain/game/game'
import type { GameSlug } from '../domain/league'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { parseGamesOfDay } from './parse-games-of-day'

/** `checkedAt`: when the server fetched them, product time, ISO. Its last good answer can be hours old. */
export interface FetchedDay {
  readonly games: readonly Game[]
  readonly checkedAt: string
}

/** The games of a league on one Eastern day. */
export function fetchDay(
  slug: GameSlug,
  day: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedDay>> {
  return askForHistory(fetch, `/api/days/${slug}/${day}`, (body, headers) => {
    const games = parseGamesOfDay(slug, day, body)
    const checkedAt = parseTime(headers.get('X-Checked-At'))
    return games && checkedAt !== undefined ? { games, checkedAt } : undefined
  })
}
