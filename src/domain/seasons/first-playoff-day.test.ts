import { describe, expect, it } from 'vitest'
import { firstPlayoffDay } from './first-playoff-day'

describe('the playoffs begin', () => {
  it.each([
    ['NFL', 2022, '2022-01-15'],
    ['NFL', 2024, '2024-01-13'],
    ['NFL', 2025, '2025-01-11'],
    ['NFL', 2026, '2026-01-10'],
    ['NFL', 2027, '2027-01-16'],
    ['NCAAB', 2024, '2024-03-19'],
    ['NCAAB', 2025, '2025-03-18'],
    ['NCAAB', 2026, '2026-03-17'],
    ['NCAAF', 2024, '2024-12-20'],
    ['NCAAF', 2025, '2025-12-19'],
    ['NCAAF', 2026, '2026-12-18'],
  ] as const)('in the %s in %d on %s', (sport, year, day) => {
    expect(firstPlayoffDay(sport, year)).toBe(day)
  })

  it.each([
    ['NFL', 2021],
    ['NCAAF', 2023],
    ['NCAAF', 2027],
    ['NBA', 2027],
    ['NHL', 2027],
    ['MLB', 2026],
  ] as const)('in the %s in %d on a day that nobody has announced', (sport, year) => {
    expect(firstPlayoffDay(sport, year)).toBeUndefined()
  })
})
