import { expect, it } from 'vitest'
import { isOver, type GameStatus } from './game-status'

it.each<[string, GameStatus | undefined, boolean]>([
  ['complete', { state: 'complete' }, true],
  ['final by its label', { state: 'complete', ended: { quarter: 'FINAL' } }, true],
  ['cancelled', { state: 'complete', ended: { quarter: 'Canceled', off: 'cancelled' } }, true],
  ['suspended', { state: 'complete', ended: { quarter: 'Suspended', off: 'suspended' } }, false],
  ['under way', { state: 'active' }, false],
  ['not known', undefined, false],
])('a game that is %s: is it over? %o', (_what, status, expected) => {
  expect(isOver(status)).toBe(expected)
})
