import { describe, expect, it } from 'vitest'
import { shownCupYear } from './shown-cup'

describe('which Ryder Cup is shown', () => {
  it.each([
    ['2025-09-20', 2023],
    ['2025-09-21', 2025],
    ['2025-09-28', 2025],
    ['2026-11-21', 2025],
    ['2027-09-11', 2025],
    ['2027-09-12', 2027],
    ['2030-06-01', 2029],
    // The cup of 2020 was played a year late
    ['2020-10-01', 2018],
    ['2021-09-01', 2018],
    ['2021-10-01', 2021],
  ])('on %s it is that of %i', (day, year) => {
    expect(shownCupYear(day)).toBe(year)
  })
})
