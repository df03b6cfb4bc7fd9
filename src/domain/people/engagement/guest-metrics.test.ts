import { describe, expect, it } from 'vitest'
import { deeperScroll, withViewed } from './guest-metrics'

describe('001 section 3: guest metrics', () => {
  it('count each sport and game once', () => {
    const seen = ['nfl', 'nba', 'nfl'].reduce<readonly string[]>(withViewed, [])
    expect(seen).toEqual(['nfl', 'nba'])
  })

  it('do not grow without end', () => {
    const seen = Array.from({ length: 500 }, (_, id) => String(id)).reduce<readonly string[]>(withViewed, [])
    expect(seen).toHaveLength(100)
  })

  it.each([
    [0, 40, 40],
    [40, 10, 40],
    [40, 180, 100],
    [40, -5, 40],
    [40, NaN, 40],
  ])('a scroll depth of %d after a scroll to %d is %d', (before, percent, after) => {
    expect(deeperScroll(before, percent)).toBe(after)
  })
})
