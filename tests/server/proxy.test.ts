import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { headersOf, type Headers } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'

/** Fifteen times as fast as life: instead of 10 s, answers are kept for the shortest time, a second. */
let product: Product
let feed: Upstream
let elsewhere: Upstream
let admin: Headers
let verified: Headers
beforeAll(async () => {
  feed = await startUpstream()
  elsewhere = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'nba', 'mlb', 'nhl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  admin = await headersOf(product, 'admin')
  verified = await headersOf(product, 'verified')
  await boardOfFeed(product.url, 'nfl')
})
afterEach(() => product.control.recover())
afterAll(async () => {
  await product?.close()
  await feed?.close()
  await elsewhere?.close()
})

const SITE = 'apis/site/v2/sports'
const ask = (path: string, headers: Headers = {}) => fetch(`${product.url}/api/espn/${path}`, { headers })
const asked = (path: string) => feed.seen.filter((request) => request.path === `/${path}`).length
const aGame = (day: string) => product.sim.world.games('nfl', day)[0]?.id ?? ''

describe('GET /api/espn/{path...}', () => {
  it('gives operators the reply of the feed as it is', async () => {
    const path = `${SITE}/football/nfl/summary?event=${aGame('2026-10-18')}`
    const direct = (await (await fetch(`${feed.url}/${path}`)).json()) as object
    expect(await (await ask(path, admin)).json()).toEqual(direct)
  })

  it('refuses other days, and games of other days, to those who may not see them', async () => {
    const days = ['20261023', '20261024', '20261025', '20261115', '20261116']
    const paths = [
      ...days.map((day) => `${SITE}/football/nfl/scoreboard?dates=${day}`),
      `${SITE}/football/nfl/summary?event=${aGame('2026-10-18')}`,
      `${SITE}/football/nfl/summary?event=${aGame('2026-10-25')}`,
    ]
    const statuses = (headers: Headers) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await ask(path, headers)
          await response.body?.cancel()
          return response.status
        }),
      )
    const open = [403, 200, 200, 200, 403, 403, 200]
    expect(await statuses({})).toEqual(open)
    expect(await statuses(await headersOf(product, 'registered'))).toEqual(open)
    for (const headers of [verified, admin]) expect(new Set(await statuses(headers))).toEqual(new Set([200]))
    expect(await (await ask(paths[0]!)).json()).toMatchObject({
      message: 'Days before yesterday, and more than three weeks ahead, need a verified account.',
    })
  })

  it('leaves out the games of other days where the feed gives a week, to those who may not see them', async () => {
    const game = (id: string, date: string) => ({ id, date })
    // A text as long as a real one is kept packed.
    const sundays = Array.from({ length: 40 }, (_, at) => game(`sunday ${at}`, '2026-10-25T17:00Z'))
    const week = { events: [game('thursday', '2026-10-23T00:15Z'), ...sundays] }
    feed.answer(/college-football\/scoreboard$/, answerWith(week))
    const ids = async (headers: Headers) => {
      const answer = await ask(`${SITE}/football/college-football/scoreboard`, headers)
      return ((await answer.json()) as typeof week).events.map(({ id }) => id)
    }
    expect(await ids({})).toEqual(sundays.map(({ id }) => id))
    for (const headers of [verified, admin])
      expect(await ids(headers)).toEqual(['thursday', ...sundays.map(({ id }) => id)])
  })

  it('gives core odds to operators only', async () => {
    const id = aGame('2026-11-01')
    const path = `v2/sports/football/leagues/nfl/events/${id}/competitions/${id}/odds`
    const statuses = await Promise.all(
      [{}, verified, admin].map(async (headers) => (await ask(path, headers)).status),
    )
    expect(statuses).toEqual([403, 403, 200])
    expect(asked(path)).toBe(1)
  })

  it('asks the feed once for 200 who ask at once, whatever they may see', async () => {
    const path = `${SITE}/hockey/nhl/scoreboard?dates=20261020`
    const callers = Array.from({ length: 200 }, (_, n) => (n % 2 ? admin : verified))
    const answers = await Promise.all(callers.map((headers) => ask(path, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(2)
    expect(asked(path)).toBe(1)
  })

  it('treats equal questions as one, whatever the order of their parameters', async () => {
    await (await ask(`${SITE}/basketball/nba/scoreboard?dates=20261021&limit=100`, verified)).text()
    await (await ask(`${SITE}/basketball/nba/scoreboard?limit=100&dates=20261021`, verified)).text()
    expect(asked(`${SITE}/basketball/nba/scoreboard?dates=20261021&limit=100`)).toBe(1)
  })

  it('comes packed with an ETag, answers 304, and says how old it is', async () => {
    const path = `${SITE}/football/nfl/scoreboard?dates=20261018`
    const first = await ask(path, { ...verified, 'accept-encoding': 'gzip' })
    const text = await first.text()
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Authorization')
    expect(first.headers.get('x-checked-at')).toMatch(/^2026-10-25T/)
    const again = await ask(path, { ...verified, 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const plain = await ask(path, { ...verified, 'accept-encoding': 'identity' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text])
  })

  it('sends nothing of the client to the feed', async () => {
    const secret = {
      cookie: 'a=secret',
      'api-key': 'secret',
      'auth-token': 'secret',
      'x-forwarded-for': '9.9.9.9',
    }
    const path = `${SITE}/hockey/nhl/scoreboard?dates=20261019`
    await (await ask(path, { ...admin, ...secret })).text()
    const seen = feed.seen.find((request) => request.path === `/${path}`)
    expect(Object.keys(seen?.headers ?? {}).toSorted()).toEqual(['accept-encoding', 'host', 'user-agent'])
  })

  it.each([
    ['an unknown resource', `${SITE}/football/nfl/teams`, 404],
    ['an unknown league', `${SITE}/soccer/eng.1/scoreboard`, 404],
    ['an unknown parameter', `${SITE}/football/nfl/scoreboard?lang=en`, 400],
    ['a range of days', `${SITE}/football/nfl/scoreboard?dates=20261001-20261031`, 400],
    ['a game without an id', `${SITE}/football/nfl/summary`, 400],
    ['nothing at all', '', 404],
  ])('refuses %s before anything is asked', async (_what, path, status) => {
    const before = feed.seen.length
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
    await response.body?.cancel()
    expect(feed.seen.slice(before).filter((request) => request.path === `/${path}`)).toEqual([])
  })
})

describe('GET /api/espn/{path...} with a feed in trouble', () => {
  let day = 1
  const untouched = () => `${SITE}/baseball/mlb/scoreboard?dates=202609${String(day++).padStart(2, '0')}`

  it('passes on the 404 of a leaderboard without tournament', async () => {
    feed.answer(/golf\/leaderboard/, answerWith({ code: 404 }, 404))
    const response = await ask(`${SITE}/golf/leaderboard?league=pga`)
    await response.body?.cancel()
    expect(response.status).toBe(404)
  })

  it.each([
    ['answers 503', { kind: 'status', status: 503 }, 502, 'Failed to load MLB data. Please try again.'],
    [
      'cuts its replies short',
      { kind: 'truncated' },
      502,
      'Network error. Please check your connection and try again.',
    ],
    ['sends what is not JSON', { kind: 'malformed' }, 502, 'Invalid data received. Please try again later.'],
  ] as const)('says what is wrong when the feed %s', async (_what, fault, status, message) => {
    await product.control.fail({ ...fault, league: 'mlb' })
    const response = await ask(untouched(), verified)
    expect([response.status, await response.json()]).toMatchObject([status, { message }])
  })

  it('leaves a line in the log for each of these failures, but not for what the feed does not have', async () => {
    const lines = await until('the lines', async () => {
      const all = await readServerLog(product, 'A call failed')
      const reasons = new Set(
        all.filter(({ data }) => data['league'] === 'mlb').map(({ data }) => data['reason']),
      )
      const wanted = ['status 503', 'network', 'Invalid API response: not a JSON object']
      return wanted.every((reason) => reasons.has(reason)) && all
    })
    expect(lines.filter(({ data }) => data['kind'] === 'leaderboard')).toEqual([])
  })

  it('does not follow a redirect elsewhere', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      feed.answer(/hockey\/nhl\/summary/, (_request, response) => {
        response.writeHead(status, { location: `${elsewhere.url}/apis/site/v2/sports/hockey/nhl/summary` })
        response.end()
      })
      const response = await ask(`${SITE}/hockey/nhl/summary?event=${status}`)
      await response.body?.cancel()
      expect(response.status).toBe(502)
    }
    expect(elsewhere.seen).toEqual([])
    feed.answer(/hockey\/nhl\/summary/, undefined)
  })

  it('cuts off a reply of more than 8 MB', async () => {
    feed.answer(/nba\/summary/, answerWith(`{"events":[],"x":"${'x'.repeat(8_100_000)}"}`))
    const response = await ask(`${SITE}/basketball/nba/summary?event=1`)
    await response.body?.cancel()
    expect(response.status).toBe(502)
    feed.answer(/nba\/summary/, undefined)
  })

  it('is a 504 when the feed does not answer within 10 s', async () => {
    await product.control.fail({ league: 'mlb', route: 'scoreboard', kind: 'timeout' })
    const response = await ask(untouched(), verified)
    const message = 'Request timed out. Please check your connection.'
    expect([response.status, await response.json()]).toMatchObject([504, { message }])
  })

  it('gives the last good reply with its true age', async () => {
    const path = `${SITE}/football/nfl/scoreboard?dates=20261025`
    const good = await ask(path)
    await good.text()
    await product.control.fail({ league: 'nfl', kind: 'status', status: 500 })
    const before = asked(path)
    await until('the feed to be asked again', async () => {
      await (await ask(path)).text()
      return asked(path) > before + 1
    })
    const stale = await ask(path)
    const sameAge = await ask(path)
    expect([stale.status, sameAge.headers.get('x-checked-at')]).toEqual([
      200,
      stale.headers.get('x-checked-at'),
    ])
    expect(((await stale.json()) as { events: object[] }).events).toHaveLength(16)
    await sameAge.body?.cancel()
  })
})
