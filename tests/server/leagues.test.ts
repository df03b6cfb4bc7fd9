import { afterEach, describe, expect, it } from 'vitest'
import { ALL_LEAGUES } from '../../src/domain/league'
import { boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { startProduct, type Product, type ProductOptions } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'

let product: Product | undefined
afterEach(() => product?.close())

async function startAt(at: string, more: Partial<ProductOptions> = {}): Promise<Product> {
  product = await startProduct({ at, ...more })
  return product
}

describe('all eight leagues', () => {
  it('have a board within seconds of the start, on a Saturday in November', async () => {
    const { url } = await startAt('2026-11-21T20:30:00Z')
    for (const { slug, sport } of ALL_LEAGUES) expect((await boardOfFeed(url, slug)).sport).toBe(sport)
  })
})

describe('college football', () => {
  it('shows the season opener from February to August', async () => {
    const { url } = await startAt('2026-07-10T16:00:00Z', { leagues: ['ncaaf'] })
    const board = await boardWhere(url, 'ncaaf', 'with games', ({ games }) => games.length > 0)
    expect(board).toMatchObject({ day: '2026-08-29', upcoming: true, content: { kind: 'games' } })
    for (const game of board.games)
      expect(game).toMatchObject({
        isUpcoming: true,
        gameType: 'Upcoming Game',
        gameDate: '2026-08-29',
        isSeasonOpener: true,
      })
  })

  it('is asked for again by conference when a reply hits its limit, and no game is lost', async () => {
    const { url, sim } = await startAt('2026-11-21T20:30:00Z', { slate: 'full', leagues: ['ncaaf'] })
    const all = (await (
      await fetch(
        `${sim.url}/apis/site/v2/sports/football/college-football/scoreboard?dates=20261121&limit=500`,
      )
    ).json()) as { events: readonly { id: string }[] }
    expect(all.events.length).toBeGreaterThan(100)
    await boardWhere(url, 'ncaaf', 'with every game', ({ games }) => games.length === all.events.length)
  })
})

describe('golf', () => {
  it('has tournaments and players as rows, each player once and in the order of the leaderboard', async () => {
    const { url } = await startAt('2026-06-06T18:30:00Z', { leagues: ['pga'] })
    const board = await boardWhere(url, 'pga', 'with players', ({ players }) => players.length > 0)
    expect(board.tournaments[0]).toMatchObject({ state: 'in', round: 3 })
    expect(board.players.length).toBeGreaterThan(100)
    expect(new Set(board.players.map(({ id }) => id)).size).toBe(board.players.length)
    const first = board.players.filter(({ tournament }) => tournament === board.tournaments[0]?.id)
    const places = first.map(({ position }) => position).filter((place) => place > 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(JSON.stringify(board)).not.toContain('"holes"')
  })

  it('is read from the scoreboard while the leaderboard answers 404', async () => {
    const started = await startAt('2026-06-06T18:30:00Z', { rate: 30, leagues: ['pga'] })
    await boardOfFeed(started.url, 'pga')
    await started.control.fail({ route: 'leaderboard', kind: 'status', status: 404 })
    const before = await checkedAt(started.url, 'pga')
    await until('a later check', async () => (await checkedAt(started.url, 'pga')) > before)
    const board = await boardOfFeed(started.url, 'pga')
    expect(board.source.state).toBe('ok')
    expect(board.players.length).toBeGreaterThan(100)
    const told = await until('a line about it', async () => {
      const lines = await readServerLog(started, 'The feed has no such event')
      return lines.length > 0 ? lines : undefined
    })
    expect(told.map(({ level, data }) => [level, data['league']])).toEqual([[0, 'pga']])
  })

  it('shows the last tournament until the week turns on Wednesday at 18:00, then the coming one', async () => {
    const started = await startAt('2026-06-10T21:55:00Z', { rate: 30, leagues: ['pga'] })
    const last = await boardWhere(started.url, 'pga', 'with players', ({ players }) => players.length > 0)
    expect(last.upcoming).toBe(false)
    expect(last.tournaments[0]?.state).toBe('post')
    const next = await boardWhere(started.url, 'pga', 'that is upcoming', ({ upcoming }) => upcoming)
    expect(next.tournaments[0]?.id).not.toBe(last.tournaments[0]?.id)
    expect(next.tournaments[0]?.state).toBe('pre')
  })
})

describe('the Ryder Cup', () => {
  it('has a board with the cup, its sessions and its matches', async () => {
    const { url } = await startAt('2025-09-27T18:30:00Z', { leagues: ['rydercup'] })
    const board = await boardWhere(url, 'rydercup', 'with a cup', ({ cup }) => cup !== undefined)
    expect(board.cup).toMatchObject({ id: '401734110', state: 'in' })
    expect(board.sessions.length).toBeGreaterThan(2)
    expect(board.matches.some(({ state }) => state === 'in')).toBe(true)
    const { usa, europe } = board.cup!.totalPoints
    expect(usa + europe).toBeGreaterThan(0)
  })

  it('stands with its result until the next one, whose event the golf calendar names', async () => {
    const over = await startAt('2026-11-21T20:30:00Z', { leagues: ['rydercup'] })
    const last = await boardWhere(over.url, 'rydercup', 'with a cup', ({ cup }) => cup !== undefined)
    expect(last.cup).toMatchObject({ id: '401734110', state: 'post' })
    await over.close()
    const next = await startAt('2027-09-18T15:00:00Z', { leagues: ['rydercup'] })
    const board = await boardWhere(next.url, 'rydercup', 'with a cup', ({ cup }) => cup !== undefined)
    expect(board.cup?.id).toBe('401803927')
  })

  it('says that data comes closer to the event while there is none', async () => {
    const started = await startAt('2030-01-10T15:00:00Z', { leagues: ['rydercup'] })
    expect(await boardOfFeed(started.url, 'rydercup')).toMatchObject({
      content: {
        kind: 'message',
        title: 'No Ryder Cup data available',
        text: 'Data will be available closer to the event',
      },
      matches: [],
    })
  })
})

describe('a first start while the feed is away', () => {
  it('has a board that says so, and the real one as soon as the feed is back', async () => {
    const started = await startAt('2026-10-25T18:30:00Z', {
      leagues: ['nfl'],
      env: { FEED_SITE_URL: 'http://127.0.0.1:9' },
    })
    const board = await boardWhere(
      started.url,
      'nfl',
      'that is down',
      ({ source }) => source.state === 'down',
    )
    expect(board).toMatchObject({
      games: [],
      source: { message: 'Network error. Please check your connection and try again.' },
      content: { kind: 'message' },
    })
    await started.kill()
    await started.start({ FEED_SITE_URL: started.sim.url })
    await boardWhere(started.url, 'nfl', 'with games', ({ games }) => games.length > 0)
    expect((await getBoard(started.url, 'nfl'))?.source.state).toBe('ok')
  })
})

async function checkedAt(url: string, slug: string): Promise<string> {
  const response = await fetch(`${url}/api/boards/${slug}`)
  await response.body?.cancel()
  return response.headers.get('x-checked-at') ?? ''
}
