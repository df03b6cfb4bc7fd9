import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import type { TeamSeason } from '../domain/teams/team-season'
import { askForHistory } from './ask-for-history'
import { browserFetch, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { isTeamSeason } from './shapes/team-season-shape'

/** `checkedAt`: when the server fetched it, product time, ISO. Its last good answer can be hours old. */
export interface FetchedSeason {
  readonly season: TeamSeason
  readonly checkedAt: string
}

/** A team's season. `none`: the feed knows no such team. */
export function fetchTeamSeason(
  slug: GameSlug,
  team: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedSeason>> {
  const read = (body: unknown, headers: Headers) => {
    const checkedAt = parseTime(headers.get('X-Checked-At'))
    return isSeasonOf(slug, body) && checkedAt !== undefined ? { season: body, checkedAt } : undefined
  }
  return askForHistory(fetch, `/api/teams/${slug}/${encodeURIComponent(team)}`, read, 404)
}

function isSeasonOf(slug: GameSlug, body: unknown): body is TeamSeason {
  const isRight = isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport
  return isRight && isTeamSeason(body)
}
