import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import type { RecordedChange } from '../../src/domain/odds/recent-changes'
import { createWorld } from '../feed-sim/world'
import { fanOfMoves, gameAlertsOf } from '../support/game-alerts'
import { startOddsFeed, type Hold, type OddsFeed } from '../support/odds-feed'
import { OF_NFL, rowsOf } from '../support/odds-rows'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { superuserOf, type Person, type TestUser } from '../support/users'

/** The games start at 17:00 UTC: fifteen seconds from here, the window of their fetches opens for as long. */
const AT = '2026-10-25T16:40:00Z'
const GAME = createWorld(1, 'standard').games('nfl', '2026-10-25')[0]!.id
const NINE = [{ provider: { id: '1', name: 'A Book', priority: 1 }, details: 'X -9', spread: -9.5 }]
let product: Product
let feed: OddsFeed
let keeper: Person
let fan: TestUser
let poll: Hold

beforeAll(async () => {
  feed = await startOddsFeed(AT)
  product = await startProduct({
    at: AT,
    rate: 20,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  keeper = await superuserOf(product)
  fan = await fanOfMoves(product, GAME, 1)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

/** The poll is answered first, then the line moves, then the job is answered and saves; the poll's answer is late. */
it('a move that only the job before the start has saved is told before any poll ends, as a restart may come first', async () => {
  feed.setOdds(GAME, NINE)
  const job = feed.hold(`/events/${GAME}/`)
  feed.connect(product.sim.url)
  await until('the first line', async () => (await record())?.home_spread === -9.5)
  await job.isReached
  poll = feed.hold('dates=20261025')
  await poll.isReached
  feed.setOdds(GAME, undefined)
  job.release()
  const { alerts } = await until('the alert', async () => {
    const told = await gameAlertsOf(product, fan)
    return told.alerts.length > 0 && told
  })
  expect(alerts).toMatchObject([{ kind: 'line', gameId: GAME }])
  expect(alerts[0]!.body).toContain(
    `now ${(await record())!.home_spread! > 0 ? '+' : ''}${(await record())!.home_spread}`,
  )
})

it('a poll that the job has overtaken does not take its line back', async () => {
  const saved = await record()
  expect(saved?.home_spread).not.toBe(-9.5)
  poll.release()
  await until('the next poll', async () => (await checkedAt()) > saved!.fetched_at)
  const history = await rowsOf<RecordedChange>(keeper, 'game_odds_history', `${OF_NFL}&sort=recorded_at`)
  const spreads = history.filter(({ game_id }) => game_id === GAME).map(({ home_spread }) => home_spread)
  expect(spreads).toEqual([-9.5, saved?.home_spread])
})

async function record(): Promise<GameOddsRecord | undefined> {
  return (await rowsOf<GameOddsRecord>(keeper, 'game_odds', OF_NFL)).find(({ game_id }) => game_id === GAME)
}

async function checkedAt(): Promise<string> {
  const answer = await keeper.get('/api/odds/nfl')
  await answer.body?.cancel()
  return (answer.headers.get('x-checked-at') ?? '').replace('T', ' ')
}
