import { expect, it } from 'vitest'
import { LONGEST_GAME_MS } from '../game/longest-game'
import { finalGame, liveGame } from '../testing/sample-game'
import { STUCK_AFTER_MS } from '../time/intervals'
import { refreshGameMs } from './refresh-game'

it.each([
  ['active', 10_000],
  ['halftime', 10_000],
  ['pregame', 30_000],
  [undefined, 30_000],
  ['complete', undefined],
] as const)('an open box score that is %s is asked for again after %s ms', (state, ms) => {
  expect(refreshGameMs(state && { state })).toBe(ms)
})

it('an open box score of a suspended game is asked for again, since the game may go on', () => {
  const ended = { quarter: 'Suspended', off: 'suspended' } as const
  expect(refreshGameMs({ state: 'complete', ended })).toBe(30_000)
  expect(refreshGameMs({ state: 'complete', ended: { quarter: 'FINAL' } })).toBeUndefined()
})

it('an open box score of a game that the board shows under way is asked for again, though its answer says it is over', () => {
  const over = { state: 'complete', ended: { quarter: 'FINAL' } } as const
  expect(refreshGameMs(over, liveGame())).toBe(30_000)
  expect(refreshGameMs(over, liveGame({ stuckSince: '2026-01-11T12:00:00Z' }))).toBeUndefined()
  expect(refreshGameMs(over, finalGame())).toBeUndefined()
})

it.each(['active', 'halftime'] as const)(
  'an open box score that is %s is asked for no more often than before a game while nothing happens in it for hours',
  (state) => {
    expect(refreshGameMs({ state }, liveGame())).toBe(10_000)
    expect(refreshGameMs({ state }, liveGame({ stuckSince: '2026-01-11T12:00:00Z' }))).toBe(30_000)
  },
)

it.each(['active', 'halftime'] as const)(
  'an open box score that is %s of a game on no board is asked for as seldom once it was over in any case for two hours',
  (state) => {
    const neverClosed = LONGEST_GAME_MS + STUCK_AFTER_MS
    expect(refreshGameMs({ state }, undefined, neverClosed - 1)).toBe(10_000)
    expect(refreshGameMs({ state }, undefined, neverClosed)).toBe(30_000)
  },
)

it('an open box score of a game on a board is asked for as that tells, however long ago it began', () => {
  const ago = 10 * LONGEST_GAME_MS
  expect(refreshGameMs({ state: 'active' }, liveGame(), ago)).toBe(10_000)
  expect(refreshGameMs({ state: 'complete' }, undefined, ago)).toBeUndefined()
})
