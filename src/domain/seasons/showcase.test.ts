import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { thanksgiving } from './holidays'
import { isShowcaseAhead, isShowcaseDay } from './showcase'

describe('000 section 4: showcase days', () => {
  it.each([
    ['NBA', '2026-12-25'],
    ['NFL', '2026-11-26'],
    ['NHL', '2027-01-01'],
  ] as const)('%s: %s, and of no other league', (sport, day) => {
    expect(ALL_SPORTS.filter((other) => isShowcaseDay(other, day))).toEqual([sport])
  })

  it.each([
    [2023, '2023-11-23'],
    [2024, '2024-11-28'],
    [2025, '2025-11-27'],
    [2028, '2028-11-23'],
    [2029, '2029-11-22'],
    [2030, '2030-11-28'],
  ])('Thanksgiving, the fourth Thursday, is in %d on %s', (year, day) => {
    expect(thanksgiving(year)).toBe(day)
  })

  it('are ahead only before the start', () => {
    const start = Date.parse('2026-12-25T17:00:00Z')
    expect(isShowcaseAhead('NBA', start, Date.parse('2026-12-25T04:59:59Z'))).toBe(false)
    expect(isShowcaseAhead('NBA', start, Date.parse('2026-12-25T05:00:00Z'))).toBe(true)
    expect(isShowcaseAhead('NBA', start, start - 1)).toBe(true)
    expect(isShowcaseAhead('NBA', start, start)).toBe(false)
    expect(isShowcaseAhead('NBA', undefined, start)).toBe(true)
    expect(isShowcaseAhead('NFL', start, start - 1)).toBe(false)
  })
})
