import { expect, it } from 'vitest'
import { openCount } from './open-count'

it.each([
  [0, 0, '0-0'],
  [2, 1, '2-1'],
  [3, 2, '3-2'],
  [4, 2, undefined],
  [3, 3, undefined],
])('a count of %d balls and %d strikes reads %s', (balls, strikes, text) => {
  expect(openCount({ balls, strikes })).toBe(text)
})

it('there is no count where the feed tells none', () => {
  expect(openCount(undefined)).toBeUndefined()
})
