import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { superuserHeaders, type Headers } from '../support/users'
import { hostileTargets } from '../support/hostile-targets'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { rawStatuses } from '../support/raw-requests'
import { startUpstream, type Upstream } from '../support/upstream'

/** The clock stands still, so that the feed says the same before and after. */
let product: Product
let feed: Upstream
let evil: Upstream
/** No rate limit holds this user back, so every target reaches the proxy. */
let superuser: Headers
beforeAll(async () => {
  feed = await startUpstream()
  evil = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl', 'nba', 'nhl'],
    rate: 0,
    slate: 'standard',
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  superuser = await superuserHeaders(product)
  await boardOfFeed(product.url, 'nfl')
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
  await evil?.close()
})

/**
 * The requests that the proxy may make, written down here once more, because the product's own grammar is under test.
 * The only others are the server's own health checks.
 */
const LEAGUES =
  'football/nfl|football/college-football|basketball/nba|basketball/mens-college-basketball|baseball/mlb|hockey/nhl'
const DAY = 'dates=(19|20)\\d\\d(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])'
const COUNT = '(limit=[1-9]\\d{0,3})'
const KNOWN = [
  `/apis/site/v2/sports/(${LEAGUES}|golf/pga)/scoreboard(\\?(${DAY}(&${COUNT})?|${COUNT})?&?(groups=\\d{1,4})?)?`,
  `/apis/site/v2/sports/(${LEAGUES})/summary\\?event=[1-9]\\d{0,14}`,
  '/apis/site/v2/sports/golf/leaderboard(\\?(event=[1-9]\\d{0,14})?&?(league=pga)?)?',
  '/v2/sports/[a-z]+/leagues/[a-z-]+/events/(\\d{1,15})/competitions/\\1/odds(\\?limit=[1-9]\\d{0,3})?',
  '/apis/site/v2/sports/[a-z-]+/[a-z-]+(/scoreboard)?\\?_=\\d{13}',
].map((form) => new RegExp(`^${form}$`))
const PLAIN_PATHS = [
  'apis/site/v2/sports/football/nfl/scoreboard?dates=20261025',
  'apis/site/v2/sports/basketball/nba/scoreboard?dates=20261025&limit=100',
  'apis/site/v2/sports/hockey/nhl/scoreboard',
]

it('20,000 hostile targets reach no other host, leave nothing behind and bring nothing down', async () => {
  const pid = await pocketbasePidOn(product.dataDir)
  const targets = hostileTargets(20_000, new URL(evil.url).host)
  const statuses = await rawStatuses(product.url, targets, {
    ...superuser,
    cookie: 'session=secret',
    'x-api-key': 'secret',
    'auth-token': 'secret',
  })

  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(20_000)
  expect([...statuses.keys()].filter((status) => status === 500)).toEqual([])
  expect(evil.seen).toEqual([])
  expect(feed.seen.map(({ path }) => path).filter((path) => !KNOWN.some((form) => form.test(path)))).toEqual(
    [],
  )
  expect(JSON.stringify(feed.seen)).not.toMatch(/secret|authorization|x-injected/i)
  expect(await pocketbasePidOn(product.dataDir)).toBe(pid)
  expect(product.output()).not.toMatch(/panic|fatal/i)
  for (const path of PLAIN_PATHS) await expectUnpoisoned(path)
}, 120_000)

interface Scoreboard {
  readonly events: readonly {
    readonly id: string
    readonly competitions: readonly {
      readonly competitors: readonly { readonly id: string; readonly score: string }[]
    }[]
  }[]
}

/** The score of each competitor in each game. */
function scoresOf({ events }: Scoreboard): readonly string[] {
  return events.map(({ id, competitions }) =>
    [
      id,
      ...competitions.flatMap(({ competitors }) => competitors.map((one) => `${one.id}:${one.score}`)),
    ].join(' '),
  )
}

/**
 * The proxy passes on what the feed sends: all of it to operators, and the same games with the same scores to guests.
 */
async function expectUnpoisoned(path: string): Promise<void> {
  const told = (await (await fetch(`${feed.url}/${path}`)).json()) as Scoreboard
  const guest = (await (await fetch(`${product.url}/api/espn/${path}`)).json()) as Scoreboard
  expect(scoresOf(guest).length).toBeGreaterThan(0)
  expect(scoresOf(guest)).toEqual(scoresOf(told))
  const operator = await fetch(`${product.url}/api/espn/${path}`, { headers: superuser })
  expect(await operator.json()).toEqual(told)
}
