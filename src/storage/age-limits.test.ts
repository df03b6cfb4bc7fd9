import { expect, it } from 'vitest'
import { DAY_MS } from '../domain/time/intervals'
import { MOST_GAMES, sweep } from './age-limits'
import { createStorage } from './storage'
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

it('rows older than the limit of their table go, the others and all boards stay', async () => {
  const storage = createStorage()
  const odds = { v: 1, sport: 'NFL', rev: 'e-1', rows: {} } as const
  await storage.save('boards', storedBoard('a-1', ago(90)))
  await storage.save('odds', { slug: 'nfl', user: 'u', board: odds, checkedAt: ago(1) })
  await storage.save('odds', { slug: 'nba', user: 'u', board: odds, checkedAt: ago(0.9) })
  for (const days of [1, 3]) {
    await storage.save('stats', { key: `u/nfl/${days}`, answer: { id: '1' }, checkedAt: ago(days) })
  }
  for (const days of [6, 8]) {
    const card = { player: '1', name: 'A. Player', rounds: [] }
    await storage.save('scorecards', { key: `u/pga/${days}`, card, stamp: '', checkedAt: ago(days) } as never)
  }
  await storage.save('games', game(29, 29))
  await storage.save('games', game(31, 31))
  await sweep(storage, NOW)
  const left = {
    boards: (await storage.readAll('boards')).length,
    odds: (await storage.readAll('odds')).map(({ slug }) => slug),
    stats: (await storage.readAll('stats')).map(({ key }) => key),
    scorecards: (await storage.readAll('scorecards')).map(({ key }) => key),
    games: (await storage.readAll('games')).map(({ key }) => key),
  }
  expect(left).toEqual({
    boards: 1,
    odds: ['nba'],
    stats: ['u/nfl/1'],
    scorecards: ['u/pga/6'],
    games: ['guest/nfl/29'],
  })
})

it('of many box scores those stay that were opened last', async () => {
  const storage = createStorage()
  for (let id = 1; id <= MOST_GAMES + 2; id++) await storage.save('games', game(id, 1))
  await sweep(storage, NOW)
  const left = (await storage.readAll('games')).map(({ openedAt }) => openedAt)
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: MOST_GAMES }, (_, index) => index + 3))
})
