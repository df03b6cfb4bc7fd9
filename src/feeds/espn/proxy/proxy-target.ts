import { ALL_LEAGUES, GAME_LEAGUES, type Slug } from '../../../domain/league'
import { parseParameters, type Allowed } from './proxy-parameters'

/** A part of the feed that the proxy may request. We write `path` ourselves and never copy it from the request. */
export interface ProxyTarget {
  readonly host: 'site' | 'core'
  readonly kind: 'scoreboard' | 'summary' | 'leaderboard' | 'odds'
  readonly slug: Slug
  /** Path and query below the host. */
  readonly path: string
  /** The day of a scoreboard, `YYYY-MM-DD`. */
  readonly day?: string
  readonly event?: string
}

export type ParsedTarget =
  | { readonly ok: true; readonly target: ProxyTarget }
  | { readonly ok: false; readonly status: 400 | 404; readonly reason: string }

/** The longest target that is read at all; the feed's own have less than 120 characters. */
const LONGEST = 300
const NO_SUCH = { ok: false, status: 404, reason: 'There is no such feed' } as const

const SITE = /^apis\/site\/v2\/sports\/(([a-z]{1,20}\/[a-z-]{1,40})(?:\/([a-z]{1,20}))?)$/
const CORE =
  /^v2\/sports\/([a-z]{1,20})\/leagues\/([a-z-]{1,40})\/events\/(\d{1,15})\/competitions\/(\d{1,15})\/odds$/

/**
 * Reads the part after `/api/espn/` exactly as it was sent. It decodes nothing, so that nothing can be hidden in an
 * encoding: a percent sign, a dot, a backslash or a second slash matches nowhere.
 */
export function parseProxyTarget(sent: string): ParsedTarget {
  if (sent.length > LONGEST) return NO_SUCH
  const mark = `${sent}?`.indexOf('?')
  const path = sent.slice(0, mark)
  const query = sent.slice(mark + 1)
  return siteTarget(path, query) ?? coreTarget(path, query) ?? NO_SUCH
}

function siteTarget(path: string, query: string): ParsedTarget | undefined {
  const [, place, league, resource] = SITE.exec(path) ?? []
  if (place === 'golf/pga/scoreboard') return siteRequest('scoreboard', 'pga', place, query)
  if (place === 'golf/leaderboard') return siteRequest('leaderboard', 'pga', place, query)
  const slug = GAME_LEAGUES.find(({ feedPath }) => feedPath === league)?.slug
  if (!slug || (resource !== 'scoreboard' && resource !== 'summary')) return undefined
  return siteRequest(resource, slug, `${league}/${resource}`, query)
}

const SITE_PARAMETERS = {
  scoreboard: { dates: 'day', limit: 'limit', groups: 'number' },
  summary: { event: 'id' },
  leaderboard: { event: 'id', league: 'tour' },
} as const satisfies Record<string, Allowed>

function siteRequest(
  kind: keyof typeof SITE_PARAMETERS,
  slug: Slug,
  place: string,
  query: string,
): ParsedTarget {
  const read = parseParameters(query, SITE_PARAMETERS[kind])
  if (!read.ok) return { ok: false, status: 400, reason: read.reason }
  const { dates, event } = read.values
  if (kind === 'summary' && event === undefined) return { ok: false, status: 400, reason: 'event is missing' }
  const path = `/apis/site/v2/sports/${place}${read.query}`
  const day = dates && `${dates.slice(0, 4)}-${dates.slice(4, 6)}-${dates.slice(6)}`
  return {
    ok: true,
    target: { host: 'site', kind, slug, path, ...(day && { day }), ...(event && { event }) },
  }
}

function coreTarget(path: string, query: string): ParsedTarget | undefined {
  const [, sport, name, event, competition] = CORE.exec(path) ?? []
  const slug = ALL_LEAGUES.find(({ feedPath }) => feedPath === `${sport}/${name}`)?.slug
  if (!slug || !event || event !== competition) return undefined
  const read = parseParameters(query, { limit: 'limit' })
  if (!read.ok) return { ok: false, status: 400, reason: read.reason }
  const at = `/v2/sports/${sport}/leagues/${name}/events/${event}/competitions/${event}/odds`
  return { ok: true, target: { host: 'core', kind: 'odds', slug, path: at + read.query, event } }
}
