import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { addDays } from '../time/eastern'
import { seasonWindow } from './season-window'

describe('000 section 4: default simple season windows', () => {
  it.each([
    ['NFL', '2026-08-01', '2027-02-28'],
    ['NBA', '2026-10-01', '2027-06-30'],
    ['NHL', '2026-10-01', '2027-06-30'],
    ['MLB', '2026-03-01', '2026-11-15'],
    ['NCAAF', '2026-08-15', '2027-01-31'],
    ['NCAAB', '2026-11-01', '2027-04-10'],
    ['PGA', '2026-01-01', '2026-11-30'],
    ['RYDER_CUP', '2025-09-21', '2025-10-14'],
  ] as const)('%s: %s to %s', (sport, startDate, endDate) => {
    const window = { sport, isActive: true, startDate, endDate, reason: 'In season' }
    expect(seasonWindow(sport, startDate)).toEqual(window)
    expect(seasonWindow(sport, endDate)).toEqual(window)
    expect(seasonWindow(sport, addDays(startDate, -1))).toEqual({
      ...window,
      isActive: false,
      reason: `Offseason until ${startDate}`,
    })
    expect(seasonWindow(sport, addDays(endDate, 1)).isActive).toBe(false)
  })

  it('runs over the turn of the year', () => {
    expect(seasonWindow('NFL', '2028-01-01')).toMatchObject({ isActive: true, startDate: '2027-08-01' })
  })

  it.each([
    ['2025-10-15', '2027-09-12', '2027-10-05'],
    ['2028-01-01', '2029-09-23', '2029-10-16'],
    ['2018-12-01', '2021-09-19', '2021-10-12'],
    ['2000-01-01', '2000-09-24', '2000-10-17'],
  ])('the cup after %s is shown from %s to %s', (day, startDate, endDate) => {
    expect(seasonWindow('RYDER_CUP', day)).toMatchObject({ isActive: false, startDate, endDate })
  })

  it('is found for every tenth day from 2000 to 2040', () => {
    for (let day = '2000-01-01'; day < '2041'; day = addDays(day, 10)) {
      for (const sport of ALL_SPORTS) expect(seasonWindow(sport, day).endDate >= day).toBe(true)
    }
  })
})
