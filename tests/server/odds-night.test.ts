import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leagueOf, type GameSlug } from '../../src/domain/league'
import { productTime } from '../../src/domain/time/product-clock'
import { mapScoreboardOdds } from '../../src/feeds/espn/odds/map-scoreboard-odds'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { superuserOf, type Person } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/**
 * Ten minutes before midnight Eastern; half a minute passes in a second. Final odds come from the scoreboard of the
 * game's day.
 */
let product: Product
let feed: OddsFeed
let keeper: Person

beforeAll(async () => {
  feed = await startOddsFeed('2026-10-26T03:50:00Z')
  product = await startProduct({
    at: '2026-10-26T03:50:00Z',
    rate: 30,
    slate: 'standard',
    leagues: ['mlb'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.connect(product.sim.url)
  keeper = await superuserOf(product)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

describe('final odds around midnight Eastern', () => {
  it.each([
    ['a game of the old day', '2026-10-25', '2026-10-26T03:59:00Z'],
    ['a game of the new day', '2026-10-26', '2026-10-26T04:09:00Z'],
  ])('for %s come from the scoreboard of its own day', async (_what, day, start) => {
    const [id] = Object.entries(await linesOf('mlb', day))[0]!
    // Only the scoreboard of the game's own day has the game.
    feed.setEventAnswer(id, { status: 404 })
    await schedule({ game_id: id, sport: 'MLB', fetch: soon(), start })
    await until('the fetch', async () => (await statusOf(id)) === 'fetched')
    const records = await list<{ details: string; over_under: number }>('game_odds', `game_id = '${id}'`)
    expect(records).toMatchObject([{ details: `Final odds - ${ENTRY.details}`, over_under: ENTRY.overUnder }])
  })
})

describe('002 section 4: only scheduled rows inside the fetch window are picked up', () => {
  it('a row whose time has passed stays as it is, and an interrupted one has failed', async () => {
    const late = Date.parse('2026-10-26T03:40:00Z')
    const start = '2026-10-26T05:00:00Z'
    await schedule({ game_id: 'passed', sport: 'MLB', fetch: late, start })
    await schedule({ game_id: 'lost', sport: 'MLB', fetch: late, start, status: 'fetching' })
    await until('the end of the interrupted one', async () => (await statusOf('lost')) === 'failed')
    await schedule({ game_id: 'due', sport: 'MLB', fetch: soon(), start })
    await until('a fetch that is due', async () => (await statusOf('due')) === 'failed')
    expect(await statusOf('passed')).toBe('scheduled')
    expect([feed.eventRequests('passed'), feed.eventRequests('lost')]).toEqual([0, 0])
  })
})

describe('002 section 9: cleanup', () => {
  it('deletes schedules whose game started over 3 days ago, also when the server has just been started', async () => {
    const fetch = Date.parse('2026-10-22T00:00:00Z')
    await schedule({ game_id: 'over', sport: 'MLB', fetch, start: '2026-10-23T03:50:00Z', status: 'fetched' })
    await schedule({
      game_id: 'under',
      sport: 'MLB',
      fetch,
      start: '2026-10-23T05:50:00Z',
      status: 'fetched',
    })
    await product.kill()
    await product.start()
    await until('the clean-up', async () => (await statusOf('over')) === undefined)
    expect(await statusOf('under')).toBe('fetched')
  })
})

/** A time of fetching whose window is open: it closes 16 seconds from now. */
function soon(): number {
  return productTime(product.clock, Date.now()) + 3 * 60_000
}

interface Planned {
  readonly game_id: string
  readonly sport: string
  readonly fetch: number
  readonly start: string
  readonly status?: string
}

async function schedule({ game_id, sport, fetch, start, status = 'scheduled' }: Planned): Promise<void> {
  const response = await keeper.send('POST', '/api/collections/pregame_odds_schedule/records', {
    game_id,
    sport,
    scheduled_fetch_time: new Date(fetch).toISOString(),
    game_start_time: start,
    home_team: 'HOM',
    away_team: 'AWA',
    status,
  })
  if (!response.ok) throw new Error(await response.text())
}

async function linesOf(slug: GameSlug, day: string) {
  const league = leagueOf(slug)
  const path = `/apis/site/v2/sports/${league.feedPath}/scoreboard?dates=${day.replaceAll('-', '')}`
  const reply = (await (await fetch(product.sim.url + path)).json()) as { events: { id: string }[] }
  // On the old day play is over and the feed has no lines any more: give each game one.
  for (const { id } of reply.events) feed.setOdds(id, [ENTRY])
  return Object.fromEntries(mapScoreboardOdds(league, await (await fetch(feed.url + path)).json()))
}

const ENTRY = {
  provider: { id: '1', name: 'A Book', priority: 1 },
  details: 'HOM -145',
  spread: -1.5,
  overUnder: 8.5,
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await list<{ status: string }>('pregame_odds_schedule', `game_id = '${id}'`))[0]?.status
}

async function list<Item>(collection: string, filter: string): Promise<readonly Item[]> {
  const query = `perPage=500&filter=${encodeURIComponent(filter)}`
  const response = await keeper.get(`/api/collections/${collection}/records?${query}`)
  return ((await response.json()) as { items: Item[] }).items
}
