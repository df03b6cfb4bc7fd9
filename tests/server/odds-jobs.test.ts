import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import type { RecordedChange } from '../../src/domain/odds/recent-changes'
import { createWorld } from '../feed-sim/world'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { OF_NFL, rowsOf } from '../support/odds-rows'
import { superuserOf, type Person } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/**
 * 16 games start at 17:00 UTC. It is four minutes before the window of their fetches opens; twelve times as fast as
 * life.
 */
const DAY = '2026-10-25'
const GAMES = createWorld(1, 'standard')
  .games('nfl', DAY)
  .map(({ id }) => id)
const [moved, notFound, empty, failing, malformed, truncated, hanging, interrupted, nowhere, takenDown] =
  GAMES as [string, string, string, string, string, string, string, string, string, string]
/** Fetches wait for their window, and each that hangs takes 10 s. */
const LONG_MS = 70_000
let product: Product
let feed: OddsFeed
let keeper: Person

beforeAll(async () => {
  feed = await startOddsFeed('2026-10-25T16:36:00Z')
  product = await startProduct({
    at: '2026-10-25T16:36:00Z',
    rate: 12,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.setEventAnswer(notFound, { status: 404 })
  feed.setEventAnswer(empty, 'empty')
  feed.setEventAnswer(failing, { status: 500 })
  feed.setEventAnswer(malformed, 'malformed')
  feed.setEventAnswer(truncated, 'truncated')
  feed.setEventAnswer(hanging, 'hang')
  feed.setEventAnswer(interrupted, 'hang')
  feed.setEventAnswer(nowhere, { status: 404 })
  feed.setOdds(nowhere, undefined)
  feed.setEventAnswer(takenDown, 'empty')
  feed.connect(product.sim.url)
  keeper = await superuserOf(product)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

describe('002 section 9: pregame odds jobs', () => {
  it('schedule each game 15 min before its start, 5 s after the server’s start', async () => {
    await until('the line that is taken down', async () =>
      (await records()).some(({ game_id }) => game_id === takenDown),
    )
    feed.setOdds(takenDown, undefined)
    const rows = await until('16 rows', async () => {
      const found = await schedule()
      return found.length === GAMES.length && found
    })
    expect(rows.map(({ game_id }) => game_id)).toEqual(GAMES.toSorted())
    for (const row of rows) {
      expect(row).toMatchObject({
        sport: 'NFL',
        scheduled_fetch_time: '2026-10-25 16:45:00.000Z',
        game_start_time: '2026-10-25 17:00:00.000Z',
        status: 'scheduled',
      })
      const created = Date.parse(row.created_at)
      expect(created).toBeGreaterThanOrEqual(Date.parse('2026-10-25T16:36:05Z'))
      expect(created).toBeLessThan(Date.parse('2026-10-25T16:40:00Z'))
    }
  })

  it('a row left fetching by a crash is picked up again', { timeout: LONG_MS }, async () => {
    await until('the fetch that hangs', async () => (await statusOf(interrupted)) === 'fetching', LONG_MS)
    await product.kill()
    expect(feed.eventRequests(interrupted)).toBe(1)
    feed.setEventAnswer(interrupted, undefined)
    await product.start()
    expect(await statusOf(interrupted)).toBe('fetching')
    await until('its second fetch', async () => (await statusOf(interrupted)) === 'fetched', LONG_MS)
    expect(feed.eventRequests(interrupted)).toBe(2)
  })

  it(
    'end as fetched or failed: only a 404 or an empty list makes them ask the scoreboard',
    { timeout: LONG_MS },
    async () => {
      await until('the last fetch', async () => (await openRows()).length === 0, LONG_MS)
      const statuses = new Map((await schedule()).map(({ game_id, status }) => [game_id, status]))
      const failed = new Set([failing, malformed, truncated, hanging, nowhere, takenDown])
      expect(Object.fromEntries(statuses)).toEqual(
        Object.fromEntries(GAMES.map((id) => [id, failed.has(id) ? 'failed' : 'fetched'])),
      )
    },
  )

  it('warn of what failed and of a line that is gone, and not of a game that never had one', async () => {
    // An operator's look makes the server save its waiting lines.
    expect((await keeper.get('/api/console/overview')).status).toBe(200)
    const lines = await rowsOf<{ message: string }>(keeper, 'logs', 'skipTotal=1')
    const isTold = (id: string) =>
      lines.some(({ message }) => message.startsWith('No final odds') && message.includes(id))
    const failed = [failing, malformed, truncated, hanging]
    expect(GAMES.filter(isTold)).toEqual(GAMES.filter((id) => [...failed, takenDown].includes(id)))
  })

  it('save details that begin with Final odds, and no history where nothing moved', async () => {
    const saved = await records()
    for (const { game_id, details } of saved) {
      const isFetched = (await statusOf(game_id)) === 'fetched'
      expect(details.startsWith('Final odds - '), `${game_id}: ${details}`).toBe(isFetched)
    }
    const history = await rowsOf<RecordedChange>(keeper, 'game_odds_history', OF_NFL)
    expect(history.map(({ change_type }) => change_type)).toEqual(saved.map(() => 'initial'))
  })

  it('ask once for each game, whatever else runs', () => {
    const once = GAMES.filter((id) => id !== interrupted)
    expect(once.map((id) => feed.eventRequests(id))).toEqual(once.map(() => 1))
  })

  it('keep the Final odds mark when the line moves again before the start', async () => {
    feed.setOdds(moved, [
      { provider: { id: '1', name: 'A Book', priority: 1 }, details: 'X -9', spread: -9.5 },
    ])
    const record = await until('the move', async () =>
      (await records()).find(({ game_id, home_spread }) => game_id === moved && home_spread === -9.5),
    )
    expect(record.details).toBe('Final odds - X -9')
  })
})

interface Row {
  readonly id: string
  readonly game_id: string
  readonly sport: string
  readonly scheduled_fetch_time: string
  readonly game_start_time: string
  readonly status: string
  readonly created_at: string
}

async function schedule(): Promise<readonly Row[]> {
  return rowsOf<Row>(keeper, 'pregame_odds_schedule', `${OF_NFL}&sort=game_id`)
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await schedule()).find(({ game_id }) => game_id === id)?.status
}

async function openRows(): Promise<readonly Row[]> {
  return (await schedule()).filter(({ status }) => status === 'scheduled' || status === 'fetching')
}

async function records(): Promise<readonly GameOddsRecord[]> {
  return rowsOf<GameOddsRecord>(keeper, 'game_odds', OF_NFL)
}
