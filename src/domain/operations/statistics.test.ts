import { describe, expect, it } from 'vitest'
import { average, percentOf, sortedBy } from './statistics'

describe('statistics', () => {
  it('nothing measured gives no figure', () => {
    expect([average([]), percentOf(0, 0)]).toEqual([undefined, undefined])
  })

  it.each([
    [[1, 2, 3], 2],
    [[5], 5],
  ])('the average of %j is %d', (values, expected) => {
    expect(average(values)).toBe(expected)
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
