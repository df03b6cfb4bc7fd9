import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OddsBoard } from '../../src/domain/odds/odds-board'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import { createWorld } from '../feed-sim/world'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { OF_NFL, rowsOf } from '../support/odds-rows'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { superuserOf, type Person } from '../support/users'

/** Nine minutes before the final odds are asked for, and 24 before the games start. */
const AT = '2026-10-25T16:36:00Z'
const GAME = createWorld(1, 'standard').games('nfl', '2026-10-25')[0]!.id
const SPREAD = { provider: { id: '1', name: 'A Book', priority: 1 }, details: 'X -3.5', spread: -3.5 }
const WITH_PRICES = { ...SPREAD, homeTeamOdds: { moneyLine: -170 }, awayTeamOdds: { moneyLine: 145 } }
let product: Product
let feed: OddsFeed
let keeper: Person

beforeAll(async () => {
  feed = await startOddsFeed(AT)
  feed.setOdds(GAME, [WITH_PRICES])
  // The job before the start then asks the scoreboard, where the price is gone.
  feed.setEventAnswer(GAME, 'empty')
  product = await startProduct({
    at: AT,
    rate: 40,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.connect(product.sim.url)
  keeper = await superuserOf(product)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

it('a price that the book takes down before the start neither comes back nor is a closing one', async () => {
  await until('the price', async () => (await row())?.homeMoneyLine === -170)
  feed.setOdds(GAME, [SPREAD])
  await until('the line without a price', async () => (await row())?.homeMoneyLine === undefined)
  expect(await record()).toMatchObject({ home_spread: -3.5, home_money_line: -170, away_money_line: 145 })
  const pricesSeen = new Set<number | undefined>()
  const closing = await until(
    'the closing line',
    async () => {
      const shown = await row()
      pricesSeen.add(shown?.homeMoneyLine)
      return shown?.capture === 'closing' && shown
    },
    60_000,
  )
  expect([...pricesSeen]).toEqual([undefined])
  expect(closing).toMatchObject({ homeSpread: -3.5, details: 'X -3.5' })
  expect(await record()).toMatchObject({ home_spread: -3.5, home_money_line: null, away_money_line: null })
}, 90_000)

async function row() {
  return ((await (await keeper.get('/api/odds/nfl')).json()) as Partial<OddsBoard>).rows?.[GAME]
}

async function record(): Promise<GameOddsRecord | undefined> {
  return (await rowsOf<GameOddsRecord>(keeper, 'game_odds', OF_NFL)).find(({ game_id }) => game_id === GAME)
}
