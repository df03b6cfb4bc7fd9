import { expect, it } from 'vitest'
import { refreshGameMs } from './refresh-game'

it.each([
  ['active', 10_000],
  ['halftime', 10_000],
  ['pregame', 30_000],
  [undefined, 30_000],
  ['complete', undefined],
] as const)('an open box score that is %s is asked for again after %s ms', (state, ms) => {
  expect(refreshGameMs(state)).toBe(ms)
})
