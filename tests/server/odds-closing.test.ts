import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OddsBoard } from '../../src/domain/odds/odds-board'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import type { RecordedChange } from '../../src/domain/odds/recent-changes'
import { createWorld } from '../feed-sim/world'
import { boardWhere } from '../support/boards'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { OF_NFL, pollsMore, rowsOf } from '../support/odds-rows'
import { superuserOf, type Person } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Six minutes before 16 games start, after the window of the final odds; thirty times as fast as life. */
const GAMES = createWorld(1, 'standard').games('nfl', '2026-10-25')
const [offered, silent] = GAMES.map(({ id }) => id) as [string, string]
let product: Product
let feed: OddsFeed
let keeper: Person
let before: readonly GameOddsRecord[]

beforeAll(async () => {
  feed = await startOddsFeed('2026-10-25T16:54:00Z')
  product = await startProduct({
    at: '2026-10-25T16:54:00Z',
    rate: 30,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.connect(product.sim.url)
  keeper = await superuserOf(product)
  before = await until('saved odds', async () => {
    const saved = await records()
    return saved.length > 0 && saved
  })
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

describe('design section 6: one closing capture when a game is first seen live', () => {
  it('also when the server was away as play began', async () => {
    expect(before.some(({ details }) => details.startsWith('Closing line - '))).toBe(false)
    await product.kill()
    // The server takes what the feed offers at first sight; for most games the feed offers nothing any more.
    feed.setOdds(offered, [book({ total: 61.5 }), live({ total: 99.5 })])
    await new Promise((done) => setTimeout(done, Math.max(0, wallOf('2026-10-25T17:03:00Z') - Date.now())))
    await product.start()
    await boardWhere(product.url, 'nfl', 'with live games', ({ games }) =>
      games.some(({ phase }) => phase === 'live'),
    )
    await until('the closing lines', async () => (await closing()).length === before.length)
    const old = before.find(({ game_id }) => game_id === silent)!
    const record = await recordOf(silent)
    expect(record).toEqual({ ...old, details: `Closing line - ${old.details}` })
    expect(await recordOf(offered)).toMatchObject({ over_under: 61.5, provider_name: 'A Book' })
  })

  it('is shown as the line of the running game', async () => {
    const { rows } = (await (await keeper.get('/api/odds/nfl')).json()) as OddsBoard
    expect(Object.values(rows).map(({ capture }) => capture)).toEqual(before.map(() => 'closing'))
    expect(rows[offered]).toMatchObject({ overUnder: 61.5, details: 'X', capture: 'closing' })
  })

  it('is the newest row of the history that people read, also where the line had not moved', async () => {
    const { rows } = (await (await keeper.get(`/api/odds/nfl/${silent}/history`)).json()) as {
      rows: readonly RecordedChange[]
    }
    expect(rows.map(({ change_type }) => change_type)).toEqual(['initial'])
    expect(rows[0]!.details).toMatch(/^Closing line - /)
  })

  it('is written once: neither later lines nor a restart change it', async () => {
    const captured = await everything()
    feed.setOdds(offered, [book({ total: 70.5 })])
    feed.setOdds(silent, [book({ total: 71.5 })])
    await pollsMore(product, 2)
    await product.kill()
    await product.start()
    await pollsMore(product, 2)
    expect(await everything()).toEqual(captured)
  })

  it('has a row of history only where the line had moved', async () => {
    const history = await rowsOf<RecordedChange>(keeper, 'game_odds_history', `${OF_NFL}&sort=recorded_at`)
    const moves = history.filter(({ change_type }) => change_type !== 'initial')
    expect(moves).toMatchObject([
      { game_id: offered, change_type: 'total_change', over_under: 61.5, details: 'Closing line - X' },
    ])
  })
})

function book({ total }: { readonly total: number }): object {
  return { provider: { id: '1', name: 'A Book', priority: 1 }, details: 'X', overUnder: total }
}

function live({ total }: { readonly total: number }): object {
  return { provider: { id: '59', name: 'A Book - Live Odds', priority: 1 }, details: 'Y', overUnder: total }
}

function wallOf(product_: string): number {
  const { anchor, start, rate } = product.clock
  return anchor + (Date.parse(product_) - start) / rate
}

async function records(): Promise<readonly GameOddsRecord[]> {
  return rowsOf<GameOddsRecord>(keeper, 'game_odds', `${OF_NFL}&sort=game_id`)
}

async function recordOf(id: string): Promise<GameOddsRecord | undefined> {
  return (await records()).find(({ game_id }) => game_id === id)
}

async function closing(): Promise<readonly GameOddsRecord[]> {
  return (await records()).filter(({ details }) => details.startsWith('Closing line - '))
}

async function everything() {
  const history = await rowsOf<RecordedChange>(
    keeper,
    'game_odds_history',
    `${OF_NFL}&sort=recorded_at,game_id`,
  )
  return { records: await records(), history }
}
