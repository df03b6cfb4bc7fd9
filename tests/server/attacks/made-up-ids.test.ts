import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { until } from '../../support/until'
import { headersOf, type Headers } from '../../support/users'

/** What may a stranger send? Ids of games, days and places that are not there, ever new ones. */
let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    slate: 'standard',
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

/** Ids of games that do not exist, sent 100 in a request. */
const MADE_UP = 1700
const PER_REQUEST = 100
/**
 * The server asks the feed for this many games beside those of the boards, each minute and for each asker.
 */
const BUDGET = 60

const statusOf = async (path: string, address = '203.0.113.1', own: Headers = {}) => {
  const headers = { ...own, 'x-real-ip': address }
  const response = await fetch(`${product.url}/api/${path}`, { headers })
  await response.body?.cancel()
  return response.status
}
const ask = (path: string, address?: string) => statusOf(`games/nfl${path}`, address)
const summariesOf = async (id: string) =>
  (await product.control.requests()).filter(({ path }) => path.endsWith(`summary?event=${id}`)).length

it('requests for ever new games push nothing out of the cache, and only a few reach the feed', async () => {
  // The server keeps this answer for ten minutes.
  const past = product.sim.world.games('nfl', '2026-10-18')[0]!.id
  expect(await ask(`/${past}`)).toBe(200)
  expect(await summariesOf(past)).toBe(1)
  const before = await product.control.report()
  for (let first = 1; first <= MADE_UP; first += PER_REQUEST) {
    const ids = Array.from({ length: PER_REQUEST }, (_, index) => 900_000_000 + first + index)
    await ask(`?part=stats&ids=${ids.join()}`)
    await Promise.all(ids.slice(0, 20).map((id) => ask(`/${id}`)))
  }
  const after = await product.control.report()
  const heard = (after.byRoute['summary'] ?? 0) - (before.byRoute['summary'] ?? 0)
  // The test may run from one minute into the next.
  expect(heard).toBeLessThanOrEqual(2 * BUDGET)
  expect(await ask(`/${past}`)).toBe(200)
  expect(await summariesOf(past)).toBe(1)
})

it('requests for ever new games through the feed proxy push nothing out of the cache either', async () => {
  const headers = await headersOf(product, 'verified')
  const throughProxy = (path: string) =>
    statusOf(`espn/apis/site/v2/sports/football/nfl/${path}`, undefined, headers)
  // The server keeps this answer for an hour.
  const past = 'scoreboard?dates=20261018'
  const heardOfPast = async () =>
    (await product.control.requests()).filter(({ path }) => path.endsWith(past)).length
  expect(await throughProxy(past)).toBe(200)
  const before = await heardOfPast()
  const statuses: number[] = []
  for (let first = 600_000_000; first < 600_001_000; first += PER_REQUEST) {
    const ids = Array.from({ length: PER_REQUEST }, (_, index) => first + index)
    statuses.push(...(await Promise.all(ids.map((id) => throughProxy(`summary?event=${id}`)))))
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(400)
  expect(await throughProxy(past)).toBe(200)
  expect(await heardOfPast()).toBe(before)
})

it('requests for too many games are refused, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => ask(`/${800_000_000 + (n % 150)}`)))
  expect(answers.every((status) => status === 404 || status === 429)).toBe(true)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
})

it('the id of a team on the board does not count as a game of the board', async () => {
  const { games } = await boardOfFeed(product.url, 'nfl')
  const teams = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id])
  let made = 700_000_000
  await until('a minute whose budget is spent', async () => {
    for (let n = 0; n < BUDGET; n += PER_REQUEST) {
      const ids = Array.from({ length: PER_REQUEST }, () => made++)
      await ask(`?part=stats&ids=${ids.join()}`)
    }
    const answers = await Promise.all(teams.map((id) => ask(`/${id}`)))
    return answers.every((status) => status === 429)
  })
})

describe('another asker', () => {
  const others = '203.0.113.2'
  const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
  const letters = (n: number) => Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')

  it.each<readonly [string, (n: number) => string]>([
    ['games', (n) => `games/nfl/${400_000_000 + n}`],
    ['stats of games', (n) => `games/nba?part=stats&ids=${410_000_000 + n}`],
    ['scorecards', (n) => `games/pga/${420_000_000 + n}?player=1`],
    [
      'scoreboards of the feed',
      (n) => `espn/apis/site/v2/sports/football/nfl/scoreboard?dates=20261026&limit=${1 + (n % 9000)}`,
    ],
    [
      'summaries of the feed',
      (n) => `espn/apis/site/v2/sports/basketball/nba/summary?event=${430_000_000 + n}`,
    ],
    ['leaderboards of the feed', (n) => `espn/apis/site/v2/sports/golf/leaderboard?event=${440_000_000 + n}`],
    ['places', (n) => `weather?city=${letters(n)}&state=NY`],
  ])('gets an answer while somebody asks for ever new %s', async (_what, path) => {
    let n = 0
    await until('a minute whose part is used up', async () => {
      const statuses = await Promise.all(numbers(0, PER_REQUEST).map(() => statusOf(path(n++))))
      // These three never answer 429: the weather is estimated, stats are left out, and a scorecard asks for
      // an account.
      return statuses.includes(429) || /weather|stats|pga/.test(path(0))
    })
    expect(await statusOf(path(100_000), others)).not.toBe(429)
  })

  it('gets the very game that somebody over the limit may no longer ask for', async () => {
    const past = product.sim.world.games('nfl', '2026-10-18')[1]!.id
    const spent = '203.0.113.3'
    await until('a minute whose part is used up', async () => {
      await Promise.all(numbers(Date.now() % 100_000_000, PER_REQUEST).map((id) => ask(`/${id}`, spent)))
      const answers = await Promise.all([
        ...Array.from({ length: 30 }, () => ask(`/${past}`, spent)),
        ask(`/${past}`, '203.0.113.4'),
      ])
      return answers.at(-1) === 200
    })
  })

  it('counts as the same one within one IPv6 network, where addresses cost nothing', async () => {
    const ofNetwork = (n: number) => `2001:db8:1:2::${n.toString(16)}`
    const statuses = await Promise.all(numbers(1, 300).map((n) => ask(`/${450_000_000 + n}`, ofNetwork(n))))
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(2 * BUDGET)
  })
})
