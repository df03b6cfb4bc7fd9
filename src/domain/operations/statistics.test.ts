import { describe, expect, it } from 'vitest'
import { average, countDistinct, groupBy, newestFirst, percentOf, sortedBy } from './statistics'

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

  it.each([
    [1, 4, 25],
    [0, 4, 0],
    [4, 4, 100],
  ])('%d of %d are %d percent', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent)
  })

  it('groups and counts by what items have in common', () => {
    const words = ['ant', 'bee', 'ape', 'bat', 'cat']
    const first = (word: string) => word.slice(0, 1)
    expect([...groupBy(words, first)]).toEqual([
      ['a', ['ant', 'ape']],
      ['b', ['bee', 'bat']],
      ['c', ['cat']],
    ])
    expect(countDistinct(words, first)).toBe(3)
  })

  it('puts the newest first, and of two at one time the one whose id comes first', () => {
    const items = [
      { id: 'b', timestamp: 1 },
      { id: 'c', timestamp: 2 },
      { id: 'a', timestamp: 1 },
    ]
    expect(newestFirst(items).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
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
