import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OddsBoard } from '../../src/domain/odds/odds-board'
import { leagueOf } from '../../src/domain/league'
import { ODDS_NUMBERS, type OddsLine } from '../../src/domain/odds/odds-line'
import type { GameOddsRecord } from '../../src/domain/odds/odds-record'
import { applyOddsDelta, type OddsDelta } from '../../src/domain/odds/odds-board'
import { mapScoreboardOdds } from '../../src/feeds/espn/odds/map-scoreboard-odds'
import { startOddsFeed, type OddsFeed } from '../support/odds-feed'
import { listen } from '../support/odds-realtime'
import { standsAlone } from '../support/stands-alone'
import { personOf, superuserOf, type Person } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** A Sunday two hours before 16 games start; a minute passes in a second. */
let product: Product
let feed: OddsFeed
let keeper: Person
let guest: Person
let registered: Person
let verified: Person
let admin: Person
let lines: Readonly<Record<string, OddsLine>>
let ids: readonly string[]

beforeAll(async () => {
  feed = await startOddsFeed('2026-10-25T15:01:00Z')
  product = await startProduct({
    at: '2026-10-25T15:01:00Z',
    rate: 60,
    slate: 'standard',
    leagues: ['nfl'],
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
  })
  feed.connect(product.sim.url)
  keeper = await superuserOf(product)
  guest = await personOf(product, 'guest')
  registered = await personOf(product, 'registered')
  verified = await personOf(product, 'verified')
  admin = await personOf(product, 'admin')
  const path = '/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025'
  lines = Object.fromEntries(mapScoreboardOdds(leagueOf('nfl'), await (await fetch(feed.url + path)).json()))
  ids = Object.keys(lines).toSorted()
  await until('the odds board', async () => (await verified.get('/api/odds/nfl')).status === 200)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

describe('GET /api/odds/{slug}', () => {
  it('gives the lines of the board by game id', async () => {
    const response = await verified.get('/api/odds/nfl')
    const board = (await response.json()) as OddsBoard
    const rows = Object.fromEntries(ids.map((id) => [id, { ...lines[id], capture: 'regular' }]))
    expect(board).toEqual({ v: 1, sport: 'NFL', rev: board.rev, rows })
    expect(response.headers.get('etag')).toBe(`"${board.rev}"`)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(Date.parse(response.headers.get('x-checked-at') ?? '')).toBeLessThanOrEqual(
      Date.parse(response.headers.get('x-now') ?? ''),
    )
  })

  it('answers 304 to a client that has the revision, and compresses for one that takes gzip', async () => {
    const first = await verified.get('/api/odds/nfl', { 'accept-encoding': 'gzip' })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const tag = first.headers.get('etag') ?? ''
    await first.body?.cancel()
    const again = await verified.get('/api/odds/nfl', { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const plain = await verified.get('/api/odds/nfl', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    await plain.body?.cancel()
  })

  it('reads the records of many ids, and says which have none', async () => {
    const response = await verified.get(`/api/odds/nfl?ids=${ids[0]},${ids[1]},401`)
    const reply = (await response.json()) as { rows: GameOddsRecord[]; missing: string[] }
    expect(reply.rows.map(({ game_id }) => game_id).toSorted()).toEqual([ids[0], ids[1]])
    expect(reply.rows[0]).toMatchObject({ sport: 'NFL', game_date: '2026-10-25T17:00:00.000Z' })
    expect(reply.missing).toEqual(['401'])
  })

  it.each([
    ['/api/odds/cricket', 404, 'There is no such league.'],
    ['/api/odds/ncaab', 404, 'There are no odds for NCAAB.'],
    ['/api/odds/pga', 404, 'There are no odds for PGA.'],
    ['/api/odds/nfl?ids=', 400, 'Ids must be 1 to 100 game ids, separated by commas.'],
    ["/api/odds/nfl?ids=1'--", 400, 'Ids must be 1 to 100 game ids, separated by commas.'],
    [`/api/odds/nfl?ids=${many(101)}`, 400, 'Ids must be 1 to 100 game ids, separated by commas.'],
    ['/api/odds/nfl/401/history', 404, 'No odds are known for this game.'],
    ['/api/odds/nfl/a%20b/history', 400, 'A game id has letters, digits, - and _ only.'],
    ['/api/odds/nfl/401/history?page=0', 400, 'Page must be a whole number from 1 to 10000.'],
    ['/api/odds/changes?sport=cricket', 400, 'Sport must be one of NFL, MLB, NBA, NHL, NCAAF.'],
    ['/api/odds/changes?limit=1000', 400, 'Limit must be a whole number from 1 to 100.'],
    ['/api/odds/changes?limit=-1', 400, 'Limit must be a whole number from 1 to 100.'],
  ])('%s is refused with %d: %s', async (path, status, message) => {
    const response = await verified.get(path)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      status,
      message,
    ])
  })
})

describe('000 section 7: odds history', () => {
  it('of a game is newest first and paged; recent changes leave initial out', async () => {
    const id = ids[0]!
    for (const total of [61.5, 62.5]) {
      feed.setOdds(id, [{ provider: { id: '1', name: 'A Book', priority: 1 }, overUnder: total }])
      await until(`the total of ${total}`, async () => (await historyOf(id))[0]?.over_under === total)
    }
    expect((await historyOf(id)).map(({ over_under }) => over_under)).toEqual([
      62.5,
      61.5,
      lines[id]?.overUnder,
    ])
    const second = await verified.get(`/api/odds/nfl/${id}/history?perPage=1&page=2`)
    expect(await second.json()).toMatchObject({
      page: 2,
      perPage: 1,
      more: true,
      rows: [{ over_under: 61.5 }],
    })
    expect(await changes('')).toMatchObject([
      { game_id: id, change_type: 'total_change', over_under: 62.5, previous_over_under: 61.5 },
      { game_id: id, over_under: 61.5 },
    ])
    expect(await changes('?limit=1')).toHaveLength(1)
    expect(await changes('?sport=NFL%20Preseason')).toHaveLength(2)
    expect(await changes('?sport=NBA')).toEqual([])
  })
})

describe('who may see odds', () => {
  it.each(['/api/odds/nfl', '/api/odds/nfl?ids=1', '/api/odds/nfl/1/history', '/api/odds/changes'])(
    '%s: a guest is asked to sign in, a registered user is told which tier it takes',
    async (path) => {
      const [asGuest, asRegistered] = await Promise.all([guest.get(path), registered.get(path)])
      expect(await asGuest.json()).toEqual({ status: 401, message: 'Sign in to see betting odds.', data: {} })
      expect(await asRegistered.json()).toEqual({
        status: 403,
        message: 'Feature requires Verified access.',
        data: {},
      })
    },
  )

  it.each(['game_odds', 'game_odds_history', 'odds_boards', 'odds_board_documents', 'pregame_odds_schedule'])(
    '%s can be listed only by those it is meant for, and written by nobody',
    async (collection) => {
      const path = `/api/collections/${collection}/records`
      const seen = await Promise.all([guest, registered, verified, admin].map((who) => countOf(who, path)))
      expect(seen.map((count) => count > 0)).toEqual(READERS[collection])
      const [record] = await itemsOf(keeper, path)
      for (const who of [guest, registered, verified, admin]) {
        for (const [method, at] of [
          ['POST', path],
          ['PATCH', `${path}/${record?.id}`],
          ['DELETE', `${path}/${record?.id}`],
        ] as const) {
          const response = await who.send(method, at, method === 'DELETE' ? undefined : { sport: 'NFL' })
          expect(response.status, `${method} ${at}`).toBe(403)
          await response.body?.cancel()
        }
      }
    },
  )

  it('a move is pushed, as a delta that leads to the new board, only to those who may see it', async () => {
    const topics = [
      'odds_boards/nfl',
      'odds_boards/*',
      'game_odds/*',
      'game_odds_history/*',
      'boards/nfl',
      'boards/*',
    ]
    const streams = await Promise.all(
      [guest, registered, verified].map((who) => listen(product.url, who, topics)),
    )
    const before = (await (await verified.get('/api/odds/nfl')).json()) as OddsBoard
    const id = ids[1]!
    feed.setOdds(id, [{ provider: { id: '1', name: 'Pushed Book', priority: 1 }, overUnder: 77.5 }])
    const push = await until('the push', () =>
      streams[2]!
        .events()
        .find(({ name, data }) => name === 'odds_boards/nfl' && data.includes('Pushed Book')),
    )
    const { record } = JSON.parse(push.data) as { record: { delta: OddsDelta; rev: string } }
    const after = applyOddsDelta(before, record.delta)
    expect(after).toEqual(await (await verified.get('/api/odds/nfl')).json())
    expect(Object.keys(record.delta.rows)).toEqual([id])
    await until('pushes of the public boards', () =>
      streams.every((stream) => stream.events().some(({ name }) => name.startsWith('boards/'))),
    )
    for (const stream of streams.slice(0, 2)) {
      expect(stream.events().filter(({ name }) => name.includes('odds'))).toEqual([])
      expect(oddsIn(stream.text())).toEqual([])
    }
    for (const stream of streams) stream.close()
  })

  it('not a byte of any line reaches a guest or a registered user', async () => {
    const paths = await publicPaths()
    const texts = async (who: Person) =>
      (await Promise.all(paths.map(async (path) => (await who.get(path)).text()))).join('\n')
    expect(oddsIn(await texts(guest))).toEqual([])
    expect(oddsIn(await texts(registered))).toEqual([])
    // The same search finds every line in the answers of a user who may see them.
    expect(oddsIn(await texts(verified)).length).toBeGreaterThan(ids.length)
  })
})

const READERS: Readonly<Record<string, readonly boolean[]>> = {
  game_odds: [false, false, true, true],
  game_odds_history: [false, false, true, true],
  odds_boards: [false, false, true, true],
  odds_board_documents: [false, false, false, false],
  pregame_odds_schedule: [false, false, false, true],
}

/** Every address of ours that could carry a line. */
async function publicPaths(): Promise<readonly string[]> {
  const collections = ['boards', 'board_heads', 'board_documents', ...Object.keys(READERS)]
  const [saved] = await itemsOf(keeper, '/api/collections/game_odds/records')
  return [
    '/api/boards',
    '/api/boards/nfl',
    '/api/odds/nfl',
    `/api/odds/nfl?ids=${ids.join(',')}`,
    '/api/odds/changes',
    ...ids.map((id) => `/api/odds/nfl/${id}/history`),
    ...ids.map((id) => `/api/games/nfl/${id}`),
    '/api/espn/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025',
    ...ids.slice(0, 2).map((id) => `/api/espn/apis/site/v2/sports/football/nfl/summary?event=${id}`),
    ...ids
      .slice(0, 2)
      .map((id) => `/api/espn/v2/sports/football/leagues/nfl/events/${id}/competitions/${id}/odds`),
    ...collections.map((name) => `/api/collections/${name}/records?perPage=500`),
    `/api/collections/game_odds/records/${saved?.id}`,
    '/api/collections/odds_boards/records/nfl',
  ]
}

/** The values of the simulator's lines that the text contains: words, providers, and numbers that nothing else has. */
function oddsIn(text: string): readonly string[] {
  const words = Object.values(lines)
    .flatMap(({ details, providerName }) => [details, providerName])
    .filter((word) => word !== '')
  const numbers = Object.values(lines).flatMap((line) => ODDS_NUMBERS.flatMap((name) => line[name] ?? []))
  const telling = numbers.filter((value) => !Number.isInteger(value) || Math.abs(value) >= 100)
  const found = [...new Set([...words, ...telling.map(String)])].filter((value) => standsAlone(value, text))
  return [...found, ...['A Book', 'Pushed Book', '77.5'].filter((value) => text.includes(value))]
}

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => index).join(',')
}

async function historyOf(id: string): Promise<readonly GameOddsRecord[]> {
  return ((await (await verified.get(`/api/odds/nfl/${id}/history`)).json()) as { rows: GameOddsRecord[] })
    .rows
}

async function changes(query: string): Promise<readonly object[]> {
  return ((await (await verified.get(`/api/odds/changes${query}`)).json()) as { rows: object[] }).rows
}

async function itemsOf(who: Person, path: string): Promise<readonly { readonly id: string }[]> {
  const response = await who.get(path)
  const { items = [] } = (await response.json()) as { items?: { id: string }[] }
  return items
}

async function countOf(who: Person, path: string): Promise<number> {
  return (await itemsOf(who, path)).length
}
