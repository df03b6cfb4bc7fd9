import { expect, it } from 'vitest'
import { summaryCacheMs } from './summary-cache-time'

it.each([
  ['pregame', 30_000],
  ['active', 10_000],
  ['halftime', 10_000],
  ['complete', 600_000],
] as const)('the summary of a game that is %s is cached for %d ms', (state, ms) => {
  expect(summaryCacheMs({ state })).toBe(ms)
})

it('the summary of a suspended game is cached no longer than before a game, since the game may go on', () => {
  const ended = { quarter: 'Suspended', off: 'suspended' } as const
  expect(summaryCacheMs({ state: 'complete', ended })).toBe(30_000)
})
