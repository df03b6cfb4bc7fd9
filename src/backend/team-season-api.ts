import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import type { TeamSeason } from '../domain/teams/team-season'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { parseTime } from './parse-board'
import { isTeamSeason } from './shapes/team-season-shape'
import { withUserToken } from './stored-session'
import { isRefused } from './is-refused'

/** `checkedAt`: when the server fetched it, product time, ISO. Its last good answer can be hours old. */
export interface FetchedSeason {
  readonly season: TeamSeason
  readonly checkedAt: string
}

/** A team's season. `none`: the feed knows no such team. */
export async function fetchTeamSeason(
  slug: GameSlug,
  team: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<FetchedSeason>> {
  const reply = await getJson(fetch, `/api/teams/${slug}/${encodeURIComponent(team)}`, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  const { status, body, headers } = reply
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  if (status === 404) return { kind: 'none' }
  const isRight =
    status === 200 && isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport
  const checkedAt = parseTime(headers.get('X-Checked-At'))
  return isRight && isTeamSeason(body) && checkedAt !== undefined
    ? { kind: 'history', content: { season: body, checkedAt } }
    : { kind: 'failed', reason: 'server' }
}
