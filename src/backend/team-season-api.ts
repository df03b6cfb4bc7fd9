import { isObject } from '../domain/json'
import { leagueOf, type GameSlug } from '../domain/league'
import type { TeamSeason } from '../domain/teams/team-season'
import { browserFetch, getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { isTeamSeason } from './shapes/team-season-shape'
import { withUserToken } from './stored-session'

/** A team's season. `none`: the feed knows no such team. */
export async function fetchTeamSeason(
  slug: GameSlug,
  team: string,
  fetch: Fetch = browserFetch,
): Promise<HistoryAnswer<TeamSeason>> {
  const reply = await getJson(fetch, `/api/teams/${slug}/${encodeURIComponent(team)}`, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  const { status, body } = reply
  if (status === 401 || status === 403) return { kind: 'failed', reason: 'refused' }
  if (status === 404) return { kind: 'none' }
  const isRight =
    status === 200 && isObject(body) && body['v'] === 1 && body['sport'] === leagueOf(slug).sport
  return isRight && isTeamSeason(body)
    ? { kind: 'history', content: body }
    : { kind: 'failed', reason: 'server' }
}
