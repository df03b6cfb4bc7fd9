import { expect, it } from 'vitest'
import { NOON } from '../testing/samples'
import { isClockWrong, skewOf, wrongRepliesInARow } from './clock-skew'

const date = (ms: number) => new Date(ms).toUTCString()
const after = (...skews: readonly number[]) => isClockWrong(skews.reduce(wrongRepliesInARow, 0))

it('a reply tells how far our clock is ahead, also one that lay in a cache', () => {
  expect(skewOf(date(NOON), '', NOON + 90_000)).toBe(90_000)
  expect(skewOf(date(NOON), '60', NOON + 90_000)).toBe(30_000)
  expect(skewOf(date(NOON), '', NOON - 5000)).toBe(-5000)
  expect(skewOf('', '', NOON)).toBeUndefined()
})

it('a clock is wrong when three replies in a row say so, ahead or behind', () => {
  const hour = 3_600_000
  expect(after(hour, hour, hour)).toBe(true)
  expect(after(-hour, -hour, -hour)).toBe(true)
  expect(after(hour, hour)).toBe(false)
  expect(after(hour, hour, 50, hour, hour)).toBe(false)
  expect(after(120_000, 120_000, 120_000)).toBe(false)
})
