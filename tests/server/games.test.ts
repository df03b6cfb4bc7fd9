import { get } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../src/domain/box-score/game-answer'
import { boardOfFeed } from '../support/boards'
import { readServerLog } from '../support/server-log'
import { headersOf, type Headers } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/**
 * A Sunday with live games, fifteen times as fast as life: instead of 10 s, answers are kept for the shortest time, a
 * second.
 */
let product: Product
let verified: Headers
let registered: Headers
let live: string[]
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'nba', 'mlb', 'nhl'],
  })
  verified = await headersOf(product, 'verified')
  registered = await headersOf(product, 'registered')
  const { games } = await boardOfFeed(product.url, 'nfl')
  live = games.filter(({ phase }) => phase === 'live').map(({ id }) => id)
})
afterEach(() => product.control.recover())
afterAll(() => product?.close())

const ask = (path: string, headers: Headers = {}) => fetch(`${product.url}/api/games/${path}`, { headers })
const summaries = async () =>
  (await product.control.requests()).filter(({ route }) => route === 'summary').length

describe('GET /api/games/{slug}/{id}', () => {
  it('gives a verified user everything', async () => {
    const answer = (await (await ask(`nfl/${live[0]}`, verified)).json()) as GameAnswer
    expect(answer).toMatchObject({ id: live[0], sport: 'NFL', locked: [] })
    expect(answer.status?.state).toMatch(/active|halftime/)
    expect(answer.lineScore?.columns.slice(0, 4)).toEqual(['Q1', 'Q2', 'Q3', 'Q4'])
    expect(answer.teamComparison?.length).toBeGreaterThan(5)
    expect(answer.playerTables?.home.length).toBeGreaterThan(2)
    expect(answer).toHaveProperty('tickerStats')
    expect(answer).toHaveProperty('plays')
    expect(answer.teamForm?.home.record).toMatch(/^\d+-\d+/)
    expect(answer.winProbability?.points.length).toBeGreaterThan(1)
  })

  it('gives a registered user all but the plays and the team form', async () => {
    const answer = (await (await ask(`nfl/${live[0]}`, registered)).json()) as GameAnswer
    expect(answer.locked).toEqual(['view_detailed_stats', 'view_team_analytics'])
    expect(Object.keys(answer).toSorted()).toEqual(
      [
        'id',
        'sport',
        'status',
        'matchup',
        'scores',
        'lineScore',
        'teamComparison',
        'playerTables',
        'tickerStats',
        'winProbability',
        'locked',
      ].toSorted(),
    )
  })

  it('tells a guest who plays, how the game stands and what is locked', async () => {
    const answer = (await (await ask(`nfl/${live[0]}`)).json()) as GameAnswer
    const onBoard = (await boardOfFeed(product.url, 'nfl')).games.find(({ id }) => id === live[0])!
    expect(answer).toEqual({
      id: live[0],
      sport: 'NFL',
      status: answer.status,
      matchup: answer.matchup,
      scores: answer.scores,
      locked: ['view_box_scores', 'view_player_stats', 'view_detailed_stats', 'view_team_analytics'],
    })
    expect(Object.keys(answer.status ?? {}).toSorted()).toEqual(['lastPlay', 'state', 'watch'])
    expect(answer.matchup?.start).toBe(onBoard.start)
    for (const side of ['awayTeam', 'homeTeam'] as const) {
      const { score: _score, ...team } = onBoard[side]
      expect(answer.matchup?.[side]).toEqual(team)
    }
    expect([answer.scores?.away, answer.scores?.home]).toEqual([expect.any(Number), expect.any(Number)])
    const { games } = await boardOfFeed(product.url, 'nba')
    const nba = (await (await ask(`nba/${games[0]?.id}`)).json()) as GameAnswer
    expect(nba.locked).toContain('access_nba')
  })

  it.each(['nfl', 'nba', 'mlb', 'nhl'] as const)(
    'fits into 12 KB for every %s game of the day',
    async (slug) => {
      const { games } = await boardOfFeed(product.url, slug)
      const yesterday = product.sim.world.games(slug, '2026-10-24')
      for (const day of [games, yesterday]) {
        const sizes = await Promise.all(day.map(({ id }) => packedSize(`${slug}/${id}`)))
        expect(sizes.filter((size) => !(size > 100 && size < 12_000))).toEqual([])
      }
    },
  )

  it('answers 304 to a client that has it, and says how old it is', async () => {
    const first = await ask(`nfl/${live[1]}`, verified)
    await first.body?.cancel()
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(Date.parse(first.headers.get('x-checked-at') ?? '')).toBeLessThanOrEqual(
      Date.parse(first.headers.get('x-now') ?? ''),
    )
    const tag = first.headers.get('etag') ?? ''
    const again = await ask(`nfl/${live[1]}`, { ...verified, 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const guest = await ask(`nfl/${live[1]}`, { 'if-none-match': tag })
    await guest.body?.cancel()
    expect(guest.status).toBe(200)
  })

  it('comes uncompressed to a client that does not take gzip', async () => {
    const plain = await ask(`nfl/${live[0]}`, { ...verified, 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const packed = await ask(`nfl/${live[0]}`, { ...verified, 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(await plain.json()).toMatchObject({ id: live[0], locked: [] })
    await packed.body?.cancel()
  })

  it('asks the feed once for 200 who ask at once', async () => {
    const id = product.sim.world.games('mlb', '2026-10-20')[0]?.id
    await product.control.forgetRequests()
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`mlb/${id}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(bodies.size).toBe(1)
    // Meanwhile live games that somebody looked at are kept warm, so only the requests of this game count.
    const asked = (await product.control.requests()).filter(({ path }) => path.endsWith(`event=${id}`))
    expect(asked).toHaveLength(1)
  })

  it('leaves the line of the specification in the log when the feed fails, whoever asked', async () => {
    const [one, other] = product.sim.world.games('mlb', '2026-10-18').map(({ id }) => id)
    await product.control.fail({ route: 'summary', league: 'mlb', kind: 'status', status: 502 })
    await (await ask(`mlb/${one}`, verified)).body?.cancel()
    await (await ask(`mlb?ids=${other}&part=stats`, verified)).body?.cancel()
    const reasons = await until('both lines', async () => {
      const lines = await readServerLog(product, 'A game could not be read')
      const told = lines.filter(({ data }) => data['league'] === 'mlb').map(({ data }) => data['reason'])
      return told.length >= 2 && told
    })
    expect(new Set(reasons)).toEqual(
      new Set([
        'Failed to fetch game details: MLB game details API error! status: 502',
        'Failed to fetch MLB game stats: MLB API HTTP error! status: 502',
      ]),
    )
  })

  it.each([
    ['2026-10-24', 'hears', true],
    ['2026-10-18', 'does not hear', false],
  ])('tells a guest who played on %s; the guest %s the score', async (day, _hears, isOpen) => {
    const past = product.sim.world.games('nhl', day)[0]!.id
    const answer = (await (await ask(`nhl/${past}`)).json()) as GameAnswer
    expect(answer.status?.state).toBe('complete')
    expect(answer.matchup?.homeTeam.displayName).toMatch(/./)
    expect([answer.scores !== undefined, answer.pastScores]).toEqual([isOpen, undefined])
    expect(answer.locked.includes('view_historical_data')).toBe(!isOpen)
    const whole = (await (await ask(`nhl/${past}`, verified)).json()) as GameAnswer
    expect(isOpen ? whole.scores : whole.pastScores).toMatchObject({ away: expect.any(Number) as number })
  })

  it('knows games of other days', async () => {
    const past = product.sim.world.games('nfl', '2026-10-18')[0]?.id
    const answer = (await (await ask(`nfl/${past}`, verified)).json()) as GameAnswer
    expect(answer).toMatchObject({ id: past, status: { state: 'complete' }, locked: [] })
  })

  it.each([
    ['an unknown game', 'nfl/999999999', 'The feed has nothing there.'],
    ['what is no id', 'nfl/..%2f..%2fscoreboard', undefined],
    ['what is no id', 'nfl/1e9', 'There is no such game.'],
    ['an unknown league', 'cricket/1', 'Invalid sport.'],
    ['the cup, which has no summaries', 'rydercup/401734110', 'Invalid sport.'],
  ])('is a 404 for %s', async (_what, path, message) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
    expect(await response.json()).toMatchObject(message === undefined ? {} : { message })
  })
})

describe('GET /api/games/{slug}/{id} with a feed in trouble', () => {
  let next = 0
  const untouched = async () => {
    const day = product.sim.world.games('nhl', '2026-10-22')
    return `nhl/${day[next++]?.id}`
  }

  it.each([
    ['answers 500', { kind: 'status', status: 500 }, 502, 'Failed to load NHL data. Please try again.'],
    ['answers 404', { kind: 'status', status: 404 }, 404, 'The feed has nothing there.'],
    [
      'cuts its replies short',
      { kind: 'truncated' },
      502,
      'Network error. Please check your connection and try again.',
    ],
    ['sends what is not JSON', { kind: 'malformed' }, 502, 'Invalid data received. Please try again later.'],
  ] as const)('says what is wrong when the feed %s', async (_what, fault, status, message) => {
    await product.control.fail({ ...fault, league: 'nhl' })
    const response = await ask(await untouched())
    expect([response.status, await response.json()]).toMatchObject([status, { message }])
  })

  it('gives the last good answer with its true age', async () => {
    const good = await ask(`nfl/${live[2]}`, verified)
    const text = await good.text()
    const checkedAt = good.headers.get('x-checked-at') ?? ''
    await product.control.fail({ league: 'nfl', kind: 'status', status: 500 })
    await product.control.forgetRequests()
    await until('the feed to be asked again', async () => {
      await (await ask(`nfl/${live[2]}`, verified)).text()
      return (await summaries()) > 0
    })
    const stale = await ask(`nfl/${live[2]}`, verified)
    expect([stale.status, await stale.text()]).toEqual([200, text])
    expect(stale.headers.get('x-checked-at')).toBe(checkedAt)
  })

  it('is a 504 when the feed does not answer, or drips its reply, for longer than 10 s, and nobody else waits', async () => {
    await product.control.fail({ league: 'nhl', kind: 'timeout' })
    await product.control.fail({ league: 'mlb', kind: 'slow', delayMs: 15_000 })
    const silent = ask(await untouched())
    const slow = ask(`mlb/${product.sim.world.games('mlb', '2026-10-23')[0]?.id}`)
    const other = await ask(`nfl/${live[0]}`)
    await other.body?.cancel()
    expect(other.status).toBe(200)
    const message = 'Request timed out. Please check your connection.'
    for (const response of await Promise.all([silent, slow])) {
      expect([response.status, await response.json()]).toMatchObject([504, { message }])
    }
  })
})

/** `fetch` unpacks what it receives; this counts what came. */
function packedSize(path: string): Promise<number> {
  const options = { headers: { ...verified, 'accept-encoding': 'gzip' } }
  return new Promise((done, fail) => {
    get(`${product.url}/api/games/${path}`, options, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => done(response.statusCode === 200 ? size : NaN))
    }).on('error', fail)
  })
}
