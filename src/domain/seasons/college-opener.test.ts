import { describe, expect, it } from 'vitest'
import { collegeOpener } from './college-opener'

describe('000 section 4: the season opener is the last Saturday on or before Aug 31', () => {
  it.each([
    [2019, '2019-08-31'],
    [2024, '2024-08-31'],
    [2025, '2025-08-30'],
    [2026, '2026-08-29'],
    [2027, '2027-08-28'],
    [2030, '2030-08-31'],
    [2031, '2031-08-30'],
    [2036, '2036-08-30'],
  ])('in %d it is %s', (year, day) => {
    expect(collegeOpener(year)).toBe(day)
  })

  it('is a Saturday from 25 to 31 August in every year', () => {
    for (let year = 2000; year <= 2040; year++) {
      const day = collegeOpener(year)
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(6)
      expect(day >= `${year}-08-25` && day <= `${year}-08-31`).toBe(true)
    }
  })
})
