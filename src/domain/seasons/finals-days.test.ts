import { describe, expect, it } from 'vitest'
import { addDays } from '../time/eastern'
import { calendarOf } from './calendar'
import { collegeTitleDay, superBowlDay, tournamentTitleDay } from './finals-days'
import { phaseOn } from './phase'

describe('finals that are played after the end of the usual calendar', () => {
  it.each([
    [2021, undefined],
    [2022, '2022-02-13'],
    [2023, '2023-02-12'],
    [2024, '2024-02-11'],
    [2025, '2025-02-09'],
    [2026, '2026-02-08'],
    [2027, '2027-02-14'],
    [2028, '2028-02-13'],
    [2029, '2029-02-11'],
    [2030, '2030-02-10'],
  ])('the Super Bowl of %d: %s', (year, day) => {
    expect(superBowlDay(year)).toBe(day)
  })

  it.each([
    [2024, undefined],
    [2025, '2025-01-20'],
    [2026, '2026-01-19'],
    [2027, '2027-01-25'],
    [2028, '2028-01-24'],
    [2029, '2029-01-22'],
    [2030, '2030-01-21'],
  ])('the college title of %d: %s', (year, day) => {
    expect(collegeTitleDay(year)).toBe(day)
  })

  it.each([
    [2018, '2018-04-02'],
    [2019, '2019-04-08'],
    [2023, '2023-04-03'],
    [2024, '2024-04-08'],
    [2025, '2025-04-07'],
    [2026, '2026-04-06'],
    [2027, '2027-04-05'],
    [2028, '2028-04-03'],
    [2029, '2029-04-02'],
    [2030, '2030-04-08'],
  ])('the college basketball title of %d: %s', (year, day) => {
    expect(tournamentTitleDay(year)).toBe(day)
  })

  it.each([
    ['NFL', '2027-02-12', '2027-02-14'],
    ['NFL', '2028-02-12', '2028-02-13'],
    ['NCAAF', '2027-01-21', '2027-01-25'],
    ['NCAAF', '2028-01-21', '2028-01-24'],
    ['NCAAF', '2030-01-21', '2030-01-21'],
    ['NCAAB', '2024-04-08', '2024-04-08'],
    ['NCAAB', '2029-04-02', '2029-04-08'],
  ] as const)('%s is in the playoffs from %s to %s, and not the day after', (sport, first, last) => {
    expect(phaseOn(sport, first)).toBe('playoffs')
    expect(phaseOn(sport, last)).toBe('playoffs')
    expect(phaseOn(sport, addDays(last, 1))).toBe('offseason')
  })

  it('never shorten it: 000 section 4 has the NFL playoffs to Feb 11', () => {
    for (const year of [2000, 2024, 2025, 2026, 2029, 2030]) {
      expect(calendarOf('NFL', year).playoffs).toEqual(['01-13', '02-11'])
    }
    expect(calendarOf('NCAAF', 2026).playoffs).toEqual(['12-14', '01-20'])
  })
})
