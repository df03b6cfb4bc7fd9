import { expect, it } from 'vitest'
import { MOST_FAVOURITES } from '../domain/people/favourites/favourite'
import { NO_GAME_ALERTS } from '../domain/people/game-alerts/game-alert'
import { DAY_MS } from '../domain/time/intervals'
import { serialize } from 'node:v8'
import { ALL_LEAGUES } from '../domain/league'
import { sampleSeason } from '../domain/teams/testing/sample-season'
import { MOST_GAMES, sweep } from './age-limits'
import { MOST_LOGO_BYTES, sweepLogos } from './logos'
import type { TableName } from './rows'
import { createStorage } from './storage'
import { allLogos, freshDatabase, putLogo } from './testing/fresh-database'
import { storedBoard } from './testing/fresh-storage'

const NOW = Date.parse('2026-01-31T18:00:00.000Z')
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()

const game = (id: number, days: number) => ({
  key: `guest/nfl/${id}`,
  slug: 'nfl' as const,
  answer: { id: String(id), sport: 'NFL' as const, locked: [] },
  checkedAt: ago(days),
  openedAt: id,
})

it('rows older than the limit of their table go, the others stay', async () => {
  const storage = createStorage()
  const odds = { v: 1, sport: 'NFL', rev: 'e-1', rows: {} } as const
  await storage.save('boards', storedBoard('a-1', ago(119)))
  await storage.save('boards', { ...storedBoard('a-1', ago(121)), slug: 'nba' })
  await storage.save('odds', { slug: 'nfl', user: 'u', board: odds, checkedAt: ago(1) })
  await storage.save('odds', { slug: 'nba', user: 'u', board: odds, checkedAt: ago(0.9) })
  for (const days of [1, 3]) {
    await storage.save('stats', { key: `u/nfl/${days}`, answer: { id: '1' }, checkedAt: ago(days) })
  }
  for (const days of [6, 8]) {
    const card = { player: '1', name: 'A. Player', rounds: [] }
    await storage.save('scorecards', { key: `u/pga/${days}`, card, stamp: '', checkedAt: ago(days) } as never)
  }
  for (const days of [0.9, 1.1])
    await storage.save('weather', { key: `u/nfl/${days}`, checkedAt: ago(days) } as never)
  for (const days of [1, 3, 29, 31]) {
    await storage.save('movements', { key: `u/nfl/${days}`, points: [], checkedAt: ago(days) })
    await storage.save('moves', { key: `u/${days}`, moves: [], checkedAt: ago(days) })
    await storage.save('days', { key: `u/${days}`, games: [], checkedAt: ago(days) })
    await storage.save('seasons', { key: `u/${days}`, season: sampleSeason(), checkedAt: ago(days) })
    await storage.save('gameAlerts', { key: `u/${days}`, told: NO_GAME_ALERTS, checkedAt: ago(days) })
  }
  await storage.save('games', game(29, 29))
  await storage.save('games', game(30, 30))
  await storage.save('games', game(31, 31))
  await sweep(storage, NOW)
  const left = {
    boards: (await storage.readAll('boards')).map(({ slug }) => slug),
    odds: (await storage.readAll('odds')).map(({ slug }) => slug),
    stats: (await storage.readAll('stats')).map(({ key }) => key),
    scorecards: (await storage.readAll('scorecards')).map(({ key }) => key),
    games: (await storage.readAll('games')).map(({ key }) => key),
    movements: (await storage.readAll('movements')).map(({ key }) => key),
    moves: (await storage.readAll('moves')).map(({ key }) => key),
    days: (await storage.readAll('days')).map(({ key }) => key),
    seasons: (await storage.readAll('seasons')).map(({ key }) => key),
    weather: (await storage.readAll('weather')).map(({ key }) => key),
    gameAlerts: (await storage.readAll('gameAlerts')).map(({ key }) => key),
  }
  expect(left).toEqual({
    boards: ['nfl'],
    odds: ['nba'],
    stats: ['u/nfl/1'],
    scorecards: ['u/pga/6'],
    games: ['guest/nfl/29', 'guest/nfl/30'],
    movements: ['u/nfl/1', 'u/nfl/3', 'u/nfl/29'],
    moves: ['u/1'],
    days: ['u/1', 'u/3', 'u/29'],
    seasons: ['u/1', 'u/3', 'u/29'],
    weather: ['u/nfl/0.9'],
    gameAlerts: ['u/1', 'u/3', 'u/29'],
  })
})

it('of many box scores the ones that were opened last stay', async () => {
  const storage = createStorage()
  for (let id = 1; id <= MOST_GAMES + 2; id++) await storage.save('games', game(id, 1))
  await sweep(storage, NOW)
  const left = (await storage.readAll('games')).map(({ openedAt }) => openedAt)
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: MOST_GAMES }, (_, index) => index + 3))
})

it.each([
  ['stats', 500],
  ['scorecards', 150],
  ['movements', 16],
  ['days', 8],
  ['seasons', 6],
] as const)('of many %s the %d that were confirmed last stay', async (table, most) => {
  const storage = createStorage()
  for (let age = most + 1; age >= 0; age--) {
    const checkedAt = new Date(NOW - age).toISOString()
    await storage.save(table, { key: `u/${age}`, checkedAt } as never)
  }
  await sweep(storage, NOW)
  const left = (await storage.readAll(table)).map(({ key }) => key)
  expect([left.length, left[0], left.at(-1)]).toEqual([most, `u/${most - 1}`, 'u/0'])
})

/**
 * How much a device is made to hold in each table: more rows than anybody looks at, each larger than the busiest day, the
 * longest game and the widest table make it.
 */
const LOOKED_AT: Readonly<Record<TableName, { readonly rows: number; readonly bytes: number }>> = {
  boards: { rows: ALL_LEAGUES.length, bytes: 250_000 },
  heads: { rows: ALL_LEAGUES.length, bytes: 2000 },
  odds: { rows: ALL_LEAGUES.length, bytes: 100_000 },
  teams: { rows: ALL_LEAGUES.length, bytes: 80_000 },
  games: { rows: 400, bytes: 120_000 },
  stats: { rows: 1000, bytes: 4000 },
  scorecards: { rows: 400, bytes: 8000 },
  movements: { rows: 400, bytes: 40_000 },
  moves: { rows: ALL_LEAGUES.length, bytes: 30_000 },
  days: { rows: 400, bytes: 60_000 },
  seasons: { rows: 400, bytes: 50_000 },
  weather: { rows: 400, bytes: 1000 },
  gameAlerts: { rows: 4, bytes: 40_000 },
  favourites: { rows: MOST_FAVOURITES, bytes: 300 },
  outbox: { rows: 500, bytes: 1000 },
}
/** The app itself, and the version before it, which open pages may still need. */
const APP_BYTES = 2 * 1_500_000

it('all tables, the pictures and the app leave the device below 25 MB, however much was looked at', async () => {
  const storage = createStorage()
  const tables = Object.keys(LOOKED_AT) as TableName[]
  for (const table of tables) {
    const { rows, bytes } = LOOKED_AT[table]
    for (let id = 0; id < rows; id++) {
      const { slug } = ALL_LEAGUES[id % ALL_LEAGUES.length]!
      const keys = { ...game(id, 0), slug, id: String(id) }
      const board = table === 'boards' ? storedBoard('a-1', ago(0)).board : { v: 1, rev: 'a-1' }
      await storage.save(table, { ...keys, board, filler: 'x'.repeat(bytes) } as never)
    }
    expect(await storage.readAll(table)).toHaveLength(rows)
  }
  await sweep(storage, NOW)
  const rows = await Promise.all(tables.map((table) => storage.readAll(table)))
  const kept = rows.flat().reduce((sum, row) => sum + serialize(row).length, 0)

  expect((kept + MOST_LOGO_BYTES + APP_BYTES) / 1e6).toBeLessThan(25)
})

it('pictures stay below the limit for pictures', async () => {
  const open = freshDatabase()
  const bytes = new ArrayBuffer(300_000)
  for (let id = 0; id < 40; id++)
    await putLogo(open, { path: `/api/image/${id}.png`, at: NOW, failures: 0, type: 'image/png', bytes })
  await sweepLogos(open, NOW)
  const kept = (await allLogos(open)).reduce((sum, logo) => sum + logo.bytes!.byteLength, 0)
  expect(kept).toBeLessThanOrEqual(MOST_LOGO_BYTES)
  expect(kept).toBeGreaterThan(MOST_LOGO_BYTES - 300_000)
})
