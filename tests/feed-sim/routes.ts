import { cupEventById } from './cup/cup-schedule'
import { easternDay } from '../../src/domain/time/eastern'
import { GAME_LEAGUES, type GameSlug, type Slug } from '../../src/domain/league'
import { json, refusal, type Answer } from './answer'
import type { RouteName } from './faults'
import type { Feed } from './feed'
import { imageAt } from './images/image'

/** A request that one of the feed's routes is meant for; `answer` is called only when no fault gets in the way. */
export interface Routed {
  readonly route: RouteName
  readonly league?: Slug
  answer(): Answer
}

const SITE = /^\/apis\/site\/v2\/sports\/([a-z]+)\/([a-z-]+)\/(scoreboard|summary)$/
const SCHEDULE = /^\/apis\/site\/v2\/sports\/([a-z]+)\/([a-z-]+)\/teams\/(\w+)\/schedule$/
const GOLF = '/apis/site/v2/sports/golf'
const CORE = /^\/v2\/sports\/([a-z]+)\/leagues\/([a-z-]+)\/events\/(\d+)\/competitions\/(\d+)\/odds$/
const DEFAULT_LIMIT = 100

/** Which route a path belongs to. */
export function routeOf(feed: Feed, url: URL, now: number): Routed | undefined {
  const { pathname } = url
  if (/^\/(i|combiner\/i)(\/|$)/.test(pathname)) return { route: 'image', answer: () => image(url) }
  if (pathname === '/data/2.5/weather') return { route: 'weather', answer: () => weather(feed, url, now) }
  return (
    golfRoute(feed, url, now) ??
    siteRoute(feed, url, now) ??
    scheduleRoute(feed, url, now) ??
    coreRoute(feed, pathname, now)
  )
}

function golfRoute(feed: Feed, url: URL, now: number): Routed | undefined {
  if (url.pathname === `${GOLF}/pga/scoreboard`) {
    return { route: 'scoreboard', league: 'pga', answer: () => golfScoreboard(feed, url, now) }
  }
  if (url.pathname !== `${GOLF}/leaderboard`) return undefined
  const event = url.searchParams.get('event') ?? undefined
  const league = event !== undefined && cupEventById(event) ? 'rydercup' : 'pga'
  return { route: 'leaderboard', league, answer: () => leaderboard(feed, url, event, now) }
}

function siteRoute(feed: Feed, url: URL, now: number): Routed | undefined {
  const [, sport, name, what] = SITE.exec(url.pathname) ?? []
  const league = leagueAt(sport, name)
  if (!league) return undefined
  if (what === 'summary') return { route: 'summary', league, answer: () => summary(feed, league, url, now) }
  return { route: 'scoreboard', league, answer: () => scoreboard(feed, league, url, now) }
}

function scheduleRoute(feed: Feed, url: URL, now: number): Routed | undefined {
  const [, sport, name, team] = SCHEDULE.exec(url.pathname) ?? []
  const league = leagueAt(sport, name)
  if (!league || team === undefined) return undefined
  const type = url.searchParams.get('seasontype')
  const asked = { team, ...(type !== null && { type: Number(type) }) }
  return { route: 'schedule', league, answer: () => found(feed.schedule(league, asked, now)) }
}

function coreRoute(feed: Feed, pathname: string, now: number): Routed | undefined {
  const [, sport, name, event, competition] = CORE.exec(pathname) ?? []
  const league = leagueAt(sport, name)
  if (!league || !event || event !== competition) return undefined
  return { route: 'odds', league, answer: () => found(feed.odds(league, event, now)) }
}

function leagueAt(sport: string | undefined, name: string | undefined): GameSlug | undefined {
  return GAME_LEAGUES.find((league) => league.feedPath === `${sport}/${name}`)?.slug
}

/** Without a day it is today's scoreboard; ranges are refused, as the feed refuses them. */
function scoreboard(feed: Feed, league: GameSlug, url: URL, now: number): Answer {
  const day = dayOf(url, now)
  const limit = Number(url.searchParams.get('limit') ?? DEFAULT_LIMIT)
  const group = url.searchParams.get('groups')
  if (!day) return NO_SUCH_DAY
  const query = { day, limit: limit > 0 ? limit : DEFAULT_LIMIT, ...(group !== null && { group }) }
  return json(feed.scoreboard(league, query, now))
}

const NO_SUCH_DAY = refusal(400, 'Failed to get events endpoint.')

function golfScoreboard(feed: Feed, url: URL, now: number): Answer {
  const day = dayOf(url, now)
  return day ? json(feed.golfScoreboard(day, now)) : NO_SUCH_DAY
}

/** Only the tour's own leaderboards exist; an event's id is enough. */
function leaderboard(feed: Feed, url: URL, event: string | undefined, now: number): Answer {
  const tour = url.searchParams.get('league') ?? 'pga'
  return found(tour === 'pga' ? feed.leaderboard(event, now) : undefined)
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

/** `/i/…`, or the same through the combiner, which makes it smaller: `/combiner/i?img=/i/…&w=64`. */
function image(url: URL): Answer {
  const body = url.pathname.startsWith('/combiner')
    ? imageAt(url.searchParams.get('img') ?? '', Number(url.searchParams.get('w') ?? 0))
    : imageAt(url.pathname)
  return body ? { kind: 'image', body } : refusal(404, 'Not Found')
}

function found(body: unknown): Answer {
  return body === undefined ? refusal(404, 'Failed to get event') : json(body)
}
