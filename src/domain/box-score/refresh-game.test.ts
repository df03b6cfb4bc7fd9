import { expect, it } from 'vitest'
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
