import { isObject } from '../domain/json'
import { GAME_LEAGUES, type GameSlug } from '../domain/league'
import type { KnownTeam } from '../domain/teams/known-team'
import { browserFetch, getJson, type Fetch } from './get-json'
import { isKnownTeam } from './shapes/team-season-shape'

export type KnownTeams = readonly { readonly slug: GameSlug; readonly teams: readonly KnownTeam[] }[]

/** The teams that the server has seen; nothing when it does not say. */
export async function fetchTeams(fetch: Fetch = browserFetch): Promise<KnownTeams | undefined> {
  const reply = await getJson(fetch, '/api/teams')
  const leagues = reply.kind === 'answered' && isObject(reply.body) ? reply.body['teams'] : undefined
  if (!isObject(leagues)) return undefined
  return GAME_LEAGUES.flatMap(({ slug }) => {
    const teams = leagues[slug]
    return Array.isArray(teams) ? [{ slug, teams: teams.filter(isKnownTeam) }] : []
  })
}
