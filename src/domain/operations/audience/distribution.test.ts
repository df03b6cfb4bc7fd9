import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distribution, emptyDistributionText } from './distribution'

describe('002 section 2: sport distribution', () => {
  it("is each sport's percent share, the largest first", () => {
    expect(
      distribution([
        { name: 'NBA', users: 1 },
        { name: 'NFL', users: 3 },
      ]),
    ).toEqual([
      { name: 'NFL', users: 3, percentage: 75 },
      { name: 'NBA', users: 1, percentage: 25 },
    ])
  })

  it('has groups of the same size in the order of their names', () => {
    const shares = distribution(['PGA', 'MLB', 'NFL'].map((name) => ({ name, users: 1 })))
    expect(shares.map(({ name }) => name)).toEqual(['MLB', 'NFL', 'PGA'])
  })

  it('empty text "No sport engagement data available"', () => {
    expect(emptyDistributionText(distribution([]))).toBe('No sport engagement data available')
    expect(emptyDistributionText(distribution([{ name: 'NFL', users: 1 }]))).toBeUndefined()
  })

  it('shares add up to 100', () => {
    const group = fc.record({ name: fc.constantFrom('NFL', 'NBA', 'PGA'), users: fc.nat({ max: 9_999 }) })
    fc.assert(
      fc.property(fc.array(group, { minLength: 1 }), (groups) => {
        fc.pre(groups.some(({ users }) => users > 0))
        expect(distribution(groups).reduce((sum, share) => sum + share.percentage, 0)).toBeCloseTo(100)
      }),
    )
  })
})
