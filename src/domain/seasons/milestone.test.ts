import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { easternDay } from '../time/eastern'
import { daysUntil } from './days-until'
import { nextMilestone } from './milestone'

describe('000 section 4: next milestone', () => {
  it.each([
    ['NFL', '2026-06-01', 'preseason', '2026-08-10', 'NFL Preseason'],
    ['NFL', '2026-08-20', 'season-start', '2026-09-07', 'NFL Regular Season'],
    ['NFL', '2026-12-31', 'playoffs', '2027-01-13', 'NFL Playoffs'],
    ['NFL', '2027-01-10', 'playoffs', '2027-01-13', 'NFL Playoffs'],
    ['NFL', '2027-02-01', 'championship', '2027-02-14', 'NFL Super Bowl'],
    ['NFL', '2027-02-14', 'free-agency', '2027-03-15', 'NFL Free Agency'],
    ['NFL', '2027-04-25', 'preseason', '2027-08-10', 'NFL Preseason'],
    ['NBA', '2026-08-01', 'preseason', '2026-10-04', 'NBA Preseason'],
    ['NBA', '2026-07-10', 'season-start', '2026-10-22', 'NBA Regular Season'],
    ['NBA', '2026-10-21', 'season-start', '2026-10-22', 'NBA Regular Season'],
    ['NBA', '2027-02-18', 'playoffs', '2027-04-16', 'NBA Playoffs'],
    ['NBA', '2026-05-01', 'championship', '2026-06-08', 'NBA Finals'],
    ['NBA', '2026-06-08', 'draft', '2026-06-26', 'NBA Draft'],
    ['NBA', '2026-06-26', 'free-agency', '2026-07-01', 'NBA Free Agency'],
    ['NBA', '2026-07-01', 'preseason', '2026-10-04', 'NBA Preseason'],
    ['MLB', '2026-12-01', 'preseason', '2027-02-20', 'MLB Spring Training'],
    ['MLB', '2028-02-29', 'season-start', '2028-03-30', 'MLB Regular Season'],
    ['MLB', '2026-10-20', 'free-agency', '2026-11-05', 'MLB Free Agency'],
    ['NHL', '2026-06-01', 'draft', '2026-06-28', 'NHL Draft'],
    ['NHL', '2026-06-28', 'free-agency', '2026-07-01', 'NHL Free Agency'],
    ['NHL', '2026-08-01', 'preseason', '2026-09-23', 'NHL Preseason'],
    ['NCAAF', '2026-07-01', 'season-start', '2026-08-29', 'NCAAF Regular Season'],
    ['NCAAF', '2026-10-01', 'playoffs', '2026-12-14', 'NCAAF Playoffs'],
    ['NCAAF', '2026-12-25', 'championship', '2027-01-25', 'NCAAF Title Game'],
    ['NCAAF', '2027-01-24', 'championship', '2027-01-25', 'NCAAF Title Game'],
    ['NCAAF', '2027-01-25', 'season-start', '2027-08-28', 'NCAAF Regular Season'],
    ['NCAAB', '2027-03-30', 'championship', '2027-04-05', 'NCAAB Title Game'],
    ['NCAAB', '2027-04-06', 'season-start', '2027-11-03', 'NCAAB Regular Season'],
    ['PGA', '2026-01-01', 'season-start', '2027-01-01', 'PGA Regular Season'],
    ['PGA', '2026-06-01', 'season-start', '2027-01-01', 'PGA Regular Season'],
    ['RYDER_CUP', '2025-10-01', 'season-start', '2027-09-12', 'RYDER CUP Regular Season'],
    ['RYDER_CUP', '2018-12-01', 'season-start', '2021-09-19', 'RYDER CUP Regular Season'],
  ] as const)('%s on %s: %s on %s, the %s', (sport, day, type, date, name) => {
    expect(nextMilestone(sport, day)).toMatchObject({ type, date, name })
  })

  it('says when, in words', () => {
    expect(nextMilestone('NFL', '2026-06-01')?.description).toBe('NFL Preseason begins on 2026-08-10')
    expect(nextMilestone('NBA', '2026-06-10')?.description).toBe('NBA Draft takes place on 2026-06-26')
  })

  it.each([
    ['NFL', '2026-06-01', true],
    ['NBA', '2026-05-01', true],
    ['NBA', '2026-06-10', false],
    ['MLB', '2026-10-20', false],
    ['NCAAF', '2026-07-01', false],
    ['PGA', '2026-12-15', false],
  ] as const)('%s on %s is countdown-worthy: %s', (sport, day, isCountdownWorthy) => {
    expect(nextMilestone(sport, day)).toMatchObject({ isCountdownWorthy })
  })
})

describe('000 section 4: days-until is the ceiling of milliseconds divided by 86400000', () => {
  it.each([
    ['2026-08-10T04:00:00.000Z', 0],
    ['2026-08-10T03:59:59.999Z', 1],
    ['2026-08-09T04:00:00.000Z', 1],
    ['2026-08-09T03:59:59.999Z', 2],
    ['2026-06-26T16:00:00.000Z', 45],
  ])('from %s to Aug 10 it is %d', (now, days) => {
    expect(daysUntil('2026-08-10', Date.parse(now))).toBe(days)
  })
})

describe('any moment from 2000 to 2040', () => {
  it('has a next milestone in every league, at least a day and at most three years ahead', () => {
    const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 11, 31) })
    fc.assert(
      fc.property(fc.constantFrom(...ALL_SPORTS), moment, (sport, nowMs) => {
        const next = nextMilestone(sport, easternDay(nowMs))
        const days = next && daysUntil(next.date, nowMs)
        expect(days).toBeGreaterThanOrEqual(1)
        expect(days).toBeLessThan(3 * 366)
      }),
    )
  })
})
