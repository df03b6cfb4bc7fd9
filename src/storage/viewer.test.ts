import { expect, it } from 'vitest'
import { GUEST, sessionOf } from '../domain/people/users/session'
import { chooseFavourite } from './favourites'
import type { StoredGame } from './rows'
import { createStorage } from './storage'
import { keyFor, ownerOf, removeRowsOfOthers, viewerOf } from './viewer'

const CHECKED_AT = '2026-01-11T18:00:00.000Z'
const ann = sessionOf({ id: 'ann', tier: 'verified', can: ['view_player_stats', 'view_betting_odds'] })!
const annWithLess = sessionOf({ id: 'ann', tier: 'registered', can: ['view_player_stats'] })!
const ben = sessionOf({ id: 'ben', tier: 'verified', can: ['view_player_stats', 'view_betting_odds'] })!

const game = (viewer: string): StoredGame => ({
  key: keyFor(viewer, 'nfl', '401'),
  slug: 'nfl',
  answer: { id: '401', sport: 'NFL', locked: [] },
  checkedAt: CHECKED_AT,
  openedAt: 1000,
})

/** The storage of a device that Ann and a guest have used. */
async function used() {
  const storage = createStorage()
  const viewer = viewerOf(ann)
  const key = keyFor(viewer, 'nfl', '401')
  const card = { player: '1', name: 'A. Player', rounds: [] }
  await storage.save('games', game(viewer))
  await storage.save('games', game(viewerOf(GUEST)))
  await storage.save('stats', { key, answer: { id: '401' }, checkedAt: CHECKED_AT })
  await storage.save('scorecards', { key, card, stamp: '', checkedAt: CHECKED_AT } as never)
  await storage.save('movements', { key, points: [], checkedAt: CHECKED_AT })
  await storage.save('moves', { key: keyFor(viewer, 'nfl'), moves: [], checkedAt: CHECKED_AT })
  await storage.save('days', { key, games: [], checkedAt: CHECKED_AT })
  await storage.save('seasons', { key, season: {}, checkedAt: CHECKED_AT } as never)
  const board = { v: 1, sport: 'NFL', rev: 'e-1', rows: {} } as const
  await storage.save('odds', { slug: 'nfl', user: viewer, board, checkedAt: CHECKED_AT })
  const left = async () => {
    const tables = ['odds', 'games', 'stats', 'scorecards', 'movements', 'moves', 'days', 'seasons'] as const
    const counts = await Promise.all(tables.map(async (table) => (await storage.readAll(table)).length))
    return Object.fromEntries(tables.map((table, index) => [table, counts[index]]))
  }
  return { storage, left }
}

it.each([
  ['signs out', GUEST],
  ['hands the device to somebody else', ben],
  ['loses a right', annWithLess],
])('what was given to a user who %s leaves the device; what everybody may see stays', async (_how, next) => {
  const { storage, left } = await used()
  await removeRowsOfOthers(storage, viewerOf(next))
  expect(await left()).toEqual({
    odds: 0,
    games: 1,
    stats: 0,
    scorecards: 0,
    movements: 0,
    moves: 0,
    days: 0,
    seasons: 0,
  })
  expect(await storage.readAll('games')).toEqual([game('guest')])
})

it('what was given to a user who is still signed in stays', async () => {
  const { storage, left } = await used()
  await removeRowsOfOthers(storage, viewerOf(ann))
  expect(await left()).toEqual({
    odds: 1,
    games: 2,
    stats: 1,
    scorecards: 1,
    movements: 1,
    moves: 1,
    days: 1,
    seasons: 1,
  })
})

it('favourites of a user leave with the user, not with a lost right, and those of a guest stay', async () => {
  const storage = createStorage()
  const say = (owner: string) =>
    chooseFavourite(storage, { owner, team: 'nfl/12', on: true, known: undefined, nowMs: 1 })
  await say(ownerOf(ann)).kept
  await say(ownerOf(GUEST)).kept
  const owners = async () => (await storage.readAll('favourites')).map(({ owner }) => owner)
  await removeRowsOfOthers(storage, viewerOf(annWithLess))
  expect(await owners()).toEqual(['ann', 'guest'])
  await removeRowsOfOthers(storage, viewerOf(ben))
  expect(await owners()).toEqual(['guest'])
})
