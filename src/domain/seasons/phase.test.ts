import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_SPORTS, type Sport } from '../league'
import { addDays } from '../time/eastern'
import { isPlayed, phaseOn, type SeasonPhase } from './phase'

type Row = readonly [first: string, last: string, phase: SeasonPhase]

/** Years in which nothing replaces the general rule; leap years among them. */
const YEARS = [2000, 2023, 2024, 2026, 2027, 2030, 2040]

/** Every first and last day of the rows, in every year. */
function holds(sport: Sport, rows: readonly Row[], years = YEARS): void {
  it.each(rows)(`${sport} %s to %s is %s`, (first, last, phase) => {
    for (const year of years) {
      expect(phaseOn(sport, `${year}-${first}`)).toBe(phase)
      expect(phaseOn(sport, `${year}-${last}`)).toBe(phase)
    }
  })
}

describe('000 section 4: season calendars', () => {
  holds('NBA', [
    ['10-04', '10-20', 'preseason'],
    ['10-22', '12-31', 'regular-season'],
    ['01-01', '02-16', 'regular-season'],
    ['02-17', '02-19', 'all-star-break'],
    ['02-20', '04-14', 'regular-season'],
    ['04-16', '06-07', 'playoffs'],
    ['06-08', '06-20', 'championship'],
    ['06-21', '06-25', 'offseason'],
    ['06-26', '06-26', 'draft'],
    ['06-27', '06-30', 'offseason'],
    ['07-01', '07-04', 'free-agency'],
    ['07-05', '07-22', 'summer-league'],
    ['07-23', '10-03', 'offseason'],
  ])
  holds('NFL', [
    ['08-10', '09-06', 'preseason'],
    ['09-07', '12-31', 'regular-season'],
    ['01-01', '01-07', 'regular-season'],
    ['01-13', '02-11', 'playoffs'],
    ['02-15', '03-14', 'offseason'],
    ['03-15', '03-28', 'free-agency'],
    ['03-29', '04-24', 'offseason'],
    ['04-25', '04-25', 'draft'],
    ['04-26', '08-09', 'offseason'],
  ])
  holds('MLB', [
    ['02-20', '03-28', 'spring-training'],
    ['03-30', '10-01', 'regular-season'],
    ['07-09', '07-11', 'regular-season'],
    ['10-03', '11-02', 'playoffs'],
    ['11-03', '11-04', 'offseason'],
    ['11-05', '11-18', 'free-agency'],
    ['11-19', '12-31', 'offseason'],
    ['01-01', '02-19', 'offseason'],
  ])
  holds('NHL', [
    ['09-23', '10-09', 'preseason'],
    ['10-10', '12-31', 'regular-season'],
    ['01-01', '04-13', 'regular-season'],
    ['02-02', '02-04', 'regular-season'],
    ['04-16', '06-24', 'playoffs'],
    ['06-25', '06-27', 'offseason'],
    ['06-28', '06-28', 'draft'],
    ['06-29', '06-30', 'offseason'],
    ['07-01', '07-14', 'free-agency'],
    ['07-15', '09-22', 'offseason'],
  ])
  holds('NCAAF', [
    ['08-31', '12-13', 'regular-season'],
    ['12-14', '12-31', 'playoffs'],
    ['01-01', '01-20', 'playoffs'],
    ['01-29', '08-24', 'offseason'],
  ])
  // These are years without a later final; finals-days.test.ts has the others.
  holds('NFL', [['02-12', '03-14', 'offseason']], [2000, 2024, 2026, 2030])
  holds('NCAAF', [['01-21', '08-24', 'offseason']], [2000, 2023, 2024, 2026])
  holds('NCAAB', [['04-09', '11-02', 'offseason']], [2000, 2023, 2024, 2026, 2027, 2030])
  holds('NCAAB', [
    ['11-03', '12-31', 'regular-season'],
    ['01-01', '03-14', 'regular-season'],
    ['03-15', '04-08', 'playoffs'],
    ['04-10', '11-02', 'offseason'],
  ])
  holds('PGA', [
    ['01-01', '11-30', 'regular-season'],
    ['12-01', '12-31', 'offseason'],
  ])
})

describe('days between two phases of one season belong to the earlier', () => {
  holds('NFL', [['01-08', '01-12', 'regular-season']])
  holds('NBA', [
    ['10-21', '10-21', 'preseason'],
    ['04-15', '04-15', 'regular-season'],
  ])
  holds('MLB', [
    ['03-29', '03-29', 'spring-training'],
    ['10-02', '10-02', 'regular-season'],
  ])
  holds('NHL', [['04-14', '04-15', 'regular-season']])
})

describe('leap days', () => {
  it.each([
    ['MLB', 'spring-training'],
    ['NBA', 'regular-season'],
    ['NFL', 'offseason'],
  ] as const)('%s on Feb 29 is %s', (sport, phase) => {
    for (const year of [2000, 2024, 2028]) expect(phaseOn(sport, `${year}-02-29`)).toBe(phase)
  })
})

describe('000 section 4: Ryder Cup 21 Sep-14 Oct 2025', () => {
  it.each([
    ['2025-09-20', 'offseason'],
    ['2025-09-21', 'regular-season'],
    ['2025-10-14', 'regular-season'],
    ['2025-10-15', 'offseason'],
    ['2026-09-26', 'offseason'],
    ['2027-09-17', 'regular-season'],
    ['2029-09-28', 'regular-season'],
    ['2030-09-27', 'offseason'],
  ] as const)('%s is %s', (day, phase) => {
    expect(phaseOn('RYDER_CUP', day)).toBe(phase)
  })
})

describe('2020, played late', () => {
  it.each([
    ['NBA', '2020-03-11', 'regular-season'],
    ['NBA', '2020-07-29', 'offseason'],
    ['NBA', '2020-07-30', 'playoffs'],
    ['NBA', '2020-08-17', 'playoffs'],
    ['NBA', '2020-10-11', 'championship'],
    ['NBA', '2020-11-18', 'draft'],
    ['NBA', '2020-11-20', 'free-agency'],
    ['NBA', '2020-12-10', 'offseason'],
    ['NBA', '2020-12-11', 'preseason'],
    ['NBA', '2020-12-20', 'preseason'],
    ['NBA', '2020-12-22', 'regular-season'],
    ['NBA', '2021-01-01', 'regular-season'],
    ['MLB', '2020-07-23', 'regular-season'],
    ['MLB', '2020-07-22', 'offseason'],
    ['MLB', '2020-09-29', 'playoffs'],
    ['MLB', '2020-10-27', 'playoffs'],
    ['MLB', '2020-10-28', 'free-agency'],
  ] as const)('%s on %s is in %s', (sport, day, phase) => {
    expect(phaseOn(sport, day)).toBe(phase)
  })
})

describe('any day from 2000 to 2040', () => {
  it('has a phase in every league', () => {
    const day = fc.nat({ max: 14_975 }).map((n) => addDays('2000-01-01', n))
    fc.assert(
      fc.property(fc.constantFrom(...ALL_SPORTS), day, (sport, today) => {
        expect(typeof isPlayed(phaseOn(sport, today))).toBe('boolean')
        expect(phaseOn(sport, today)).toMatch(/^[a-z-]+$/)
      }),
    )
  })
})
