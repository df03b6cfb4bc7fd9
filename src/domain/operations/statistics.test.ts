import { describe, expect, it } from 'vitest'
import { average, percentile, percentOf, sortedBy } from './statistics'

describe('statistics', () => {
  it('nothing measured gives no figure', () => {
    expect([average([]), percentOf(0, 0), percentile([], 95)]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    [[1, 2, 3], 2],
    [[5], 5],
  ])('the average of %j is %d', (values, expected) => {
    expect(average(values)).toBe(expected)
  })

  it.each([
    [95, 95],
    [100, 100],
    [1, 1],
    [0, 1],
  ])('percentile %d of 1 to 100 is %d', (percent, expected) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentile(values, percent)).toBe(expected)
  })

  it('of two calls the slower is the 95th percentile', () => {
    expect(percentile([10, 900], 95)).toBe(900)
  })

  it('sorts by the first key that differs and leaves the list alone', () => {
    const list = [
      { n: 1, id: 'b' },
      { n: 2, id: 'c' },
      { n: 1, id: 'a' },
    ]
    const sorted = sortedBy(
      list,
      (item) => -item.n,
      (item) => item.id,
    )
    expect(sorted.map((item) => item.id)).toEqual(['c', 'a', 'b'])
    expect(list.map((item) => item.id)).toEqual(['b', 'c', 'a'])
  })
})
