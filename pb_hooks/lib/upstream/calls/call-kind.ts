import { ALL_LEAGUES } from '../../../../src/domain/league'
import { MODEL_CALL } from '../../../../src/domain/operations/api-calls/api-call'

export interface CallKind {
  readonly kind: string
  /** The league's slug; empty on calls for none. */
  readonly league: string
}

/** A team's schedule stands below its team; any other resource right below the league. */
const SITE = /\/apis\/site\/v2\/sports\/([a-z]+\/[a-z-]+)(?:\/(?:teams\/[^/]+\/)?([a-z]+))?$/
const CORE = /\/v2\/sports\/([a-z]+)\/leagues\/([a-z-]+)\/.*\/([a-z]+)$/

/** Finds what an upstream address asks for, so that callers need not say it. */
export function callKind(url: string): CallKind {
  const path = url.split('?')[0]!
  const site = SITE.exec(path)
  if (site) return siteKind(site[1]!, site[2])
  const core = CORE.exec(path)
  if (core) return { kind: core[3]!, league: leagueAt(`${core[1]}/${core[2]}`) }
  if (path.endsWith('/data/2.5/weather')) return { kind: 'weather', league: '' }
  if (path.endsWith('/v1/messages')) return { kind: MODEL_CALL, league: '' }
  return { kind: path.includes('/i/') ? 'image' : 'other', league: '' }
}

/** Golf's leaderboard stands where other addresses have a league, with no resource after it. */
function siteKind(place: string, resource: string | undefined): CallKind {
  if (place === 'golf/leaderboard') return { kind: 'leaderboard', league: 'pga' }
  return { kind: resource ?? 'other', league: leagueAt(place) }
}

function leagueAt(feedPath: string): string {
  return ALL_LEAGUES.find((league) => league.feedPath === feedPath)?.slug ?? ''
}
