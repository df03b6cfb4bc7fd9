import { describe, expect, it } from 'vitest'
import { collegeOpener, collegeWeek } from './college-week'

describe('000 section 4: NCAAF week starts on Wednesday', () => {
  it.each([
    ['2026-09-02', '2026-09-02', '2026-09-08'],
    ['2026-09-05', '2026-09-02', '2026-09-08'],
    ['2026-09-08', '2026-09-02', '2026-09-08'],
    ['2026-09-09', '2026-09-09', '2026-09-15'],
    ['2027-01-01', '2026-12-30', '2027-01-05'],
    ['2024-02-29', '2024-02-28', '2024-03-05'],
  ])('%s is in the week from %s to %s', (day, first, last) => {
    expect(collegeWeek(day)).toEqual({ first, last })
  })
})

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
