import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distribution, emptyDistributionText } from './distribution'

describe('002 section 2: sport distribution', () => {
  const of = (items: readonly (readonly [string, string])[]) =>
    distribution(
      items.map(([userId, sport]) => ({ userId, sport })),
      (item) => item.sport,
    )

  it("is each sport's percent share, a user of two sports counting for both", () => {
    expect(
      of([
        ['a', 'NFL'],
        ['a', 'NFL'],
        ['b', 'NFL'],
        ['c', 'NFL'],
        ['a', 'NBA'],
      ]),
    ).toEqual([
      { name: 'NFL', users: 3, percentage: 75 },
      { name: 'NBA', users: 1, percentage: 25 },
    ])
  })

  it('empty text "No sport engagement data available"', () => {
    expect(emptyDistributionText(of([]))).toBe('No sport engagement data available')
    expect(emptyDistributionText(of([['a', 'NFL']]))).toBeUndefined()
  })

  it('shares add up to 100', () => {
    const item = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('NFL', 'NBA', 'PGA'))
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        expect(of(items).reduce((sum, share) => sum + share.percentage, 0)).toBeCloseTo(100)
      }),
    )
  })
})
