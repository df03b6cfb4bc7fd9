import { describe, expect, it } from 'vitest'
import { addDays } from '../time/eastern'
import { ALL_SPORTS } from '../league'
import { nextOpenerDay, openerDays, showsNextOpener } from './next-opener'

describe('000 section 4, game list loading 4: who shows the next season opener', () => {
  it.each([
    // NBA in offseason, summer league, draft or free agency
    ['NBA', '2026-06-20', undefined],
    ['NBA', '2026-06-21', '2026-10-22'],
    ['NBA', '2026-06-26', '2026-10-22'],
    ['NBA', '2026-07-01', '2026-10-22'],
    ['NBA', '2026-07-22', '2026-10-22'],
    ['NBA', '2026-10-03', '2026-10-22'],
    ['NBA', '2026-10-04', undefined],
    // NHL in June after the 20th, July, August and September
    ['NHL', '2026-06-20', undefined],
    ['NHL', '2026-06-21', '2026-10-10'],
    ['NHL', '2026-07-31', '2026-10-10'],
    ['NHL', '2026-09-30', '2026-10-10'],
    ['NHL', '2026-10-01', undefined],
    // NCAAF from February to July, or January after the 20th, or August before the 25th
    ['NCAAF', '2026-01-20', undefined],
    ['NCAAF', '2026-01-21', '2026-08-29'],
    ['NCAAF', '2028-02-29', '2028-08-26'],
    ['NCAAF', '2026-07-31', '2026-08-29'],
    ['NCAAF', '2026-08-24', '2026-08-29'],
    ['NCAAF', '2026-08-25', undefined],
    ['NCAAF', '2026-12-31', undefined],
    // the other leagues never
    ['NFL', '2026-07-01', undefined],
    ['MLB', '2026-12-01', undefined],
    ['NCAAB', '2026-07-01', undefined],
    ['PGA', '2026-12-10', undefined],
    ['RYDER_CUP', '2026-07-01', undefined],
  ] as const)('%s on %s: %s', (sport, day, opener) => {
    expect(nextOpenerDay(sport, day)).toBe(opener)
    expect(showsNextOpener(sport, day)).toBe(opener !== undefined)
  })
})

describe('the days on which the next opener can be', () => {
  it.each([
    ['NBA', '2026-07-14', '2026-10-15', '2026-11-04', 21],
    ['NHL', '2026-07-14', '2026-09-26', '2026-10-23', 28],
    ['NHL', '2030-09-11', '2030-09-26', '2030-10-23', 28],
    ['NHL', '2030-09-30', '2030-10-01', '2030-10-23', 23],
  ] as const)('%s on %s: from %s to %s, %d days', (sport, day, first, last, count) => {
    const days = openerDays(sport, day)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it.each([
    // A seventh game of 2025 was on June 22, one of 2022 on June 26
    ['NBA', '2026-06-21', ['2026-06-22', '2026-06-23', '2026-06-24', '2026-10-15']],
    ['NBA', '2026-06-24', ['2026-06-25', '2026-10-15']],
    ['NBA', '2026-06-25', ['2026-10-15']],
    ['NHL', '2026-06-27', ['2026-06-28', '2026-06-29', '2026-09-26']],
    ['NHL', '2026-06-29', ['2026-09-26']],
    ['NCAAF', '2027-01-21', ['2027-01-22', '2027-01-23', '2027-01-24', '2027-01-25', '2027-08-28']],
    ['NCAAF', '2027-01-25', ['2027-08-28']],
    ['NCAAF', '2026-01-21', ['2026-08-29']],
  ] as const)('%s on %s: behind those of a late final, %j', (sport, day, first) => {
    expect(openerDays(sport, day).slice(0, first.length)).toEqual(first)
  })

  it('in college football are the Saturday, then the rest of the week that starts on Wednesday', () => {
    const week = ['2026-08-26', '2026-08-27', '2026-08-28', '2026-08-30', '2026-08-31', '2026-09-01']
    expect(openerDays('NCAAF', '2026-07-14')).toEqual(['2026-08-29', ...week])
    expect(openerDays('NCAAF', '2029-08-24')).toEqual([
      '2029-08-25',
      '2029-08-26',
      '2029-08-27',
      '2029-08-28',
    ])
  })

  it.each([
    ['2025-08-22', '2025-08-23', '2025-08-30'],
    ['2030-08-23', '2030-08-24', '2030-08-31'],
  ])('in college football before Labor Day week, on %s, are first of all %s and %s', (day, first, usual) => {
    expect(openerDays('NCAAF', day).slice(0, 2)).toEqual([first, usual])
  })

  it('all lie ahead, whenever they are asked for', () => {
    for (let day = '2026-01-01'; day < '2028'; day = addDays(day, 1)) {
      for (const sport of ALL_SPORTS) expect(openerDays(sport, day).filter((one) => one <= day)).toEqual([])
    }
  })

  it('are an empty list in leagues and at times that show no opener', () => {
    expect(openerDays('NBA', '2026-12-01')).toEqual([])
    expect(openerDays('NFL', '2026-07-01')).toEqual([])
  })
})
