import { easternDay } from '../../src/domain/time/eastern'
import { ALL_LEAGUES, GAME_LEAGUES, leagueOf, type GameKind } from '../../src/domain/league'
import { productTime, type ClockSetting } from '../../src/domain/time/product-clock'
import { json, refusal, type Answer } from './answer'
import { FAULT_KINDS, ROUTE_NAMES, type Faults } from './faults'
import { oddsLog } from './odds/odds-log'
import { oddsValues } from './odds/odds-values'
import { viewAt } from './payload/view'
import type { RequestLog } from './requests'
import type { World } from './world'

export interface Controlled {
  readonly world: World
  readonly clock: ClockSetting
  readonly faults: Faults
  readonly requests: RequestLog
}

/** `/control/…`: what a test or a person tells the simulator. Mistakes are answered with what would be right. */
export function control(sim: Controlled, method: string, url: URL, body: unknown): Answer {
  const wanted = `${method} ${url.pathname}`
  switch (wanted) {
    case 'POST /control/faults':
      return addFault(sim.faults, body)
    case 'GET /control/faults':
      return json({ faults: sim.faults.list() })
    case 'DELETE /control/faults':
      sim.faults.clear()
      return json({})
    case 'GET /control/requests':
      return json(sim.requests.report())
    case 'DELETE /control/requests':
      sim.requests.clear()
      return json({})
    case 'GET /control/clock':
      return json(clockNow(sim.clock))
    case 'GET /control/odds':
      return oddsOf(sim, url)
    case 'GET /control/odds-values':
      return oddsValuesOf(sim, url)
    case 'POST /control/score':
      return forceScore(sim, body)
    default:
      return refusal(404, `There is no ${wanted}.`)
  }
}

function clockNow(clock: ClockSetting) {
  const now = productTime(clock, Date.now())
  return { now: new Date(now).toISOString(), ms: now, rate: clock.rate }
}

/** A host that does not exist: a client that follows the redirect gets nowhere. */
const ELSEWHERE = 'https://elsewhere.invalid/'

function addFault(faults: Faults, body: unknown): Answer {
  const given = readObject(body)
  const kind = FAULT_KINDS.find((known) => known === given['kind'])
  const route = ROUTE_NAMES.find((known) => known === given['route'])
  const league = ALL_LEAGUES.find((known) => known.slug === given['league'])?.slug
  if (!kind) return refusal(400, `kind must be one of ${FAULT_KINDS.join(', ')}.`)
  if (given['route'] !== undefined && !route)
    return refusal(400, `route must be one of ${ROUTE_NAMES.join(', ')}.`)
  if (given['league'] !== undefined && !league)
    return refusal(400, `league must be one of ${ALL_LEAGUES.map(({ slug }) => slug).join(', ')}.`)
  const id = faults.add({
    kind,
    ...(route && { route }),
    ...(league && { league }),
    status: readNumber(given['status'], 503),
    delayMs: readNumber(given['delayMs'], 5000),
    location: typeof given['location'] === 'string' ? given['location'] : ELSEWHERE,
    megabytes: readNumber(given['megabytes'], 32),
    ...(given['times'] !== undefined && { times: readNumber(given['times'], 1) }),
  })
  return json({ id }, 201)
}

/** The scores that one play can bring. */
const POINTS: Readonly<Record<GameKind, readonly number[]>> = {
  football: [2, 3, 6, 7, 8],
  basketball: [1, 2, 3],
  baseball: [1, 2, 3, 4],
  hockey: [1],
}

function forceScore({ world, clock }: Controlled, body: unknown): Answer {
  const { game, side, points } = readObject(body)
  const fixture = typeof game === 'string' ? world.fixture(game) : undefined
  if (!fixture) return refusal(404, 'game must be the id of a simulated event.')
  const allowed = POINTS[leagueOf(fixture.slug).kind]
  if (side !== 'home' && side !== 'away') return refusal(400, 'side must be home or away.')
  if (typeof points !== 'number' || !allowed.includes(points)) {
    return refusal(400, `points must be one of ${allowed.join(', ')} in the ${leagueOf(fixture.slug).label}.`)
  }
  const now = productTime(clock, Date.now())
  if (viewAt(world, fixture, now).kind !== 'live') return refusal(409, 'The game is not live now.')
  world.force(fixture, { at: Math.floor(now - fixture.start), side, points })
  const view = viewAt(world, fixture, now)
  if (view.kind !== 'live' && view.kind !== 'final') return refusal(500, 'The score was lost.')
  return json({ home: view.moment.home, away: view.moment.away })
}

/** What a perfect observer of the scoreboard has seen of a game's line. */
function oddsOf({ world, clock }: Controlled, url: URL): Answer {
  const fixture = world.fixture(url.searchParams.get('event') ?? '')
  const league = url.searchParams.get('league')
  if (!fixture || (league !== null && league !== fixture.slug)) {
    return refusal(404, 'event must be the id of a simulated game, of that league when one is given.')
  }
  const moves = oddsLog(world, fixture, productTime(clock, Date.now()))
  const start = new Date(fixture.start).toISOString()
  return json({ event: fixture.id, league: fixture.slug, start, moves })
}

/** The values of all games, or of one league's, on a day; today by default. */
function oddsValuesOf({ world, clock }: Controlled, url: URL): Answer {
  const now = productTime(clock, Date.now())
  const day = url.searchParams.get('day') ?? easternDay(now)
  const league = url.searchParams.get('league')
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return refusal(400, 'day must be YYYY-MM-DD.')
  const leagues = GAME_LEAGUES.filter(({ slug }) => league === null || slug === league)
  if (leagues.length === 0) return refusal(400, 'league must be one that has games.')
  const fixtures = leagues.flatMap(({ slug }) => world.games(slug, day))
  return json({ day, ...oddsValues(world, fixtures, now) })
}

function readObject(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

function readNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' && value >= 0 ? value : fallback
}
