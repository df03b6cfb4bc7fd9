import { expect, it } from 'vitest'
import { isEarlierCheck } from './earlier-check'

const NOW = Date.parse('2025-12-07T17:30:00Z')
const at = (minutes: number) => NOW + minutes * 60_000

it.each([
  ['before another one', -2, -1, true],
  ['at the same time', -1, -1, false],
  ['after it', -1, -2, false],
  ['before one of a server whose clock is a little ahead of this device', -1, 5, true],
  ['before one that was made ahead of now, by a clock that was set back since', -1, 6, false],
])('a check %s', (_how, checked, other, isEarlier) => {
  expect(isEarlierCheck(at(checked), at(other), NOW)).toBe(isEarlier)
})
