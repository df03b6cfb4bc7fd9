import { GAME_LEAGUES, type GameSlug } from '../../src/domain/league'
import { easternDay } from '../../src/domain/eastern'
import { json, refusal, type Answer } from './answer'
import type { RouteName } from './faults'
import type { Feed } from './feed'
import { logoAt } from './images/logo'

/** A request that one of the feed's routes is meant for; `answer` is called only when no fault gets in the way. */
export interface Routed {
  readonly route: RouteName
  readonly league?: GameSlug
  answer(): Answer
}

const SITE = /^\/apis\/site\/v2\/sports\/([a-z]+)\/([a-z-]+)\/(scoreboard|summary)$/
const CORE = /^\/v2\/sports\/([a-z]+)\/leagues\/([a-z-]+)\/events\/(\d+)\/competitions\/(\d+)\/odds$/
const DEFAULT_LIMIT = 100

/** Which route a path belongs to. Golf has none yet: its leaderboard is answered as an unknown one is. */
export function routeOf(feed: Feed, url: URL, now: number): Routed | undefined {
  const { pathname } = url
  if (pathname.startsWith('/i/')) return { route: 'image', answer: () => image(pathname) }
  if (pathname === '/data/2.5/weather') return { route: 'weather', answer: () => weather(feed, url, now) }
  return siteRoute(feed, url, now) ?? coreRoute(feed, pathname)
}

function siteRoute(feed: Feed, url: URL, now: number): Routed | undefined {
  const [, sport, name, what] = SITE.exec(url.pathname) ?? []
  const league = leagueAt(sport, name)
  if (!league) return undefined
  if (what === 'summary') return { route: 'summary', league, answer: () => summary(feed, league, url, now) }
  return { route: 'scoreboard', league, answer: () => scoreboard(feed, league, url, now) }
}

function coreRoute(feed: Feed, pathname: string): Routed | undefined {
  const [, sport, name, event, competition] = CORE.exec(pathname) ?? []
  const league = leagueAt(sport, name)
  if (!league || !event || event !== competition) return undefined
  return { route: 'odds', league, answer: () => found(feed.odds(league, event)) }
}

function leagueAt(sport: string | undefined, name: string | undefined): GameSlug | undefined {
  return GAME_LEAGUES.find((league) => league.feedPath === `${sport}/${name}`)?.slug
}

/** Without a day it is today's; ranges are refused, as the feed refuses them. */
function scoreboard(feed: Feed, league: GameSlug, url: URL, now: number): Answer {
  const day = dayOf(url, now)
  const limit = Number(url.searchParams.get('limit') ?? DEFAULT_LIMIT)
  const group = url.searchParams.get('groups')
  if (!day) return refusal(400, 'Failed to get events endpoint.')
  const query = { day, limit: limit > 0 ? limit : DEFAULT_LIMIT, ...(group !== null && { group }) }
  return json(feed.scoreboard(league, query, now))
}

function dayOf(url: URL, now: number): string | undefined {
  const dates = url.searchParams.get('dates')
  return dates === null ? easternDay(now) : readDay(dates)
}

function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const ms = Date.parse(`${iso}T00:00:00Z`)
  return year && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(iso) ? iso : undefined
}

function summary(feed: Feed, league: GameSlug, url: URL, now: number): Answer {
  return found(feed.summary(league, url.searchParams.get('event') ?? '', now))
}

function weather(feed: Feed, url: URL, now: number): Answer {
  const body = feed.weather(url.searchParams.get('q') ?? '', now)
  return body === undefined ? json({ cod: '404', message: 'city not found' }, 404) : json(body)
}

function image(path: string): Answer {
  const body = logoAt(path)
  return body ? { kind: 'image', body } : refusal(404, 'Not Found')
}

function found(body: unknown): Answer {
  return body === undefined ? refusal(404, 'Failed to get event') : json(body)
}
