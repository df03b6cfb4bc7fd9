import { expect, it } from 'vitest'
import { afterSpending } from './spent-minute'

const LIMITS = { perMinute: 10, perAsker: 4 }

/** What each of these askers in turn was given. */
function given(askers: readonly string[], minutes: readonly number[] = []): string {
  let noted = ''
  return askers
    .map((asker, index) => {
      const after = afterSpending(noted, minutes[index] ?? 7, asker, LIMITS)
      noted = after ?? noted
      return after === undefined ? '-' : '+'
    })
    .join('')
}

it('one asker has a part of the budget, and leaves the rest to others', () => {
  expect(given(['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'a'])).toBe('++++--++-')
})

it('all askers together have no more than the whole budget', () => {
  expect(given('aaaabbbbccccdd'.split(''))).toBe('++++++++++----')
})

it('each minute begins with a new budget', () => {
  expect(given('aaaaaa'.split(''), [7, 7, 7, 7, 7, 8])).toBe('++++-+')
})

it('only askers who were given something are noted', () => {
  let noted = ''
  for (let n = 0; n < 1000; n++) noted = afterSpending(noted, 7, `address 203.0.113.${n}`, LIMITS) ?? noted
  expect(noted.split('\n')).toHaveLength(1 + LIMITS.perMinute)
})
