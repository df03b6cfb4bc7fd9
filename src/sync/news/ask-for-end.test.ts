import { afterEach, expect, it, vi } from 'vitest'
import { finalGame, liveGame } from '../../domain/testing/sample-game'
import { askForEnd } from './ask-for-end'

afterEach(() => vi.unstubAllGlobals())

const END = finalGame({ id: '7' })

it.each([
  ['the game with its end', [finalGame(), END], END],
  ['the game as live for some seconds more', [finalGame(), liveGame({ id: '7' })], undefined],
  ['only other games', [finalGame()], undefined],
])('the day on which a late game began is asked for, and has %s', async (_what, games, end) => {
  const fetch = vi.fn(async (_path: string) =>
    Response.json({ v: 1, sport: 'MLB', day: '2026-10-24', games }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await askForEnd({ slug: 'mlb', gameId: '7', boardDay: '2026-10-25' })).toEqual(end)
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/days/mlb/2026-10-24'])
})
