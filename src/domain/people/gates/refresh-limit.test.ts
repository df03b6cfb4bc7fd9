import { describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../tiers/permission'
import type { Tier } from '../tiers/tier'
import { secondsToRefresh } from './refresh-limit'

describe('a refresh by hand', () => {
  it.each<[Tier, number]>([
    ['guest', 30],
    ['registered', 30],
    ['verified', 30],
    ['premium', 5],
    ['admin', 5],
  ])('by the tier %s is allowed again after %d seconds', (tier, seconds) => {
    const can = permissionsOfTier(tier)
    const at = (ms: number) => secondsToRefresh(10_000, 10_000 + ms, can)
    expect(at(0)).toBe(seconds)
    expect(at(1)).toBe(seconds)
    expect(at(1000)).toBe(seconds - 1)
    expect(at(seconds * 1000 - 1)).toBe(1)
    expect(at(seconds * 1000)).toBe(0)
  })

  it('is allowed at first', () => {
    expect(secondsToRefresh(undefined, 0, [])).toBe(0)
  })
})
