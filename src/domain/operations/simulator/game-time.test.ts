import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameTime, type GameTimeState } from './game-time'
import { DEVELOPER_SPORTS, type DeveloperSport } from './simulated-game'

type Row = readonly [sport: DeveloperSport, status: string, displayTime: string, says: Partial<GameTimeState>]

const START = '2026-09-06T17:00:00Z'
const FLAGS = [
  'isLive',
  'isFinal',
  'isHalftime',
  'isOvertime',
  'isShootout',
  'isIntermission',
  'isEndOfPeriod',
  'isDelayed',
  'isPostponed',
] as const

const final = { isFinal: true }
const live = { isLive: true }

describe('002 section 4: game-time formats', () => {
  const table: readonly Row[] = [
    ['NFL', 'Final', 'FINAL', final],
    ['NFL', 'Final/OT', 'FINAL/OT', { ...final, isOvertime: true }],
    ['NFL', 'Halftime', 'HALFTIME', { ...live, isHalftime: true }],
    ['NFL', '0:00 - 4th', 'FINAL', final],
    ['NFL', '8:36 - 3rd Quarter', '8:36 - 3rd', { ...live, periodNumber: 3, period: '3rd' }],
    ['NFL', '3:02 - OT', '3:02 - OT', { ...live, isOvertime: true, periodNumber: 5, period: 'OT' }],
    ['NHL', 'Final/SO', 'FINAL/SO', { ...final, isShootout: true }],
    ['NHL', 'FINAL/OT', 'FINAL/OT', { ...final, isOvertime: true }],
    ['NHL', '9:03 - 3rd', '9:03 - 3rd', { ...live, periodNumber: 3, period: '3rd' }],
    ['NHL', '2nd INT', '2nd INT', { ...live, isIntermission: true, periodNumber: 2, period: '2nd' }],
    [
      'NHL',
      'End of 1st',
      'End of 1st',
      { ...live, isIntermission: true, isEndOfPeriod: true, periodNumber: 1, period: '1st' },
    ],
    ['NBA', 'FINAL/2OT', 'FINAL/2OT', { ...final, isOvertime: true }],
    [
      'NBA',
      'End of 3rd Quarter',
      'End of 3rd Quarter',
      { ...live, isEndOfPeriod: true, periodNumber: 3, period: '3rd' },
    ],
    ['NBA', '0.0 - 4th', '0.0 - 4th', { ...live, periodNumber: 4, period: '4th' }],
    ['NBA', '2:10 - 2OT', '2:10 - 2OT', { ...live, isOvertime: true, periodNumber: 6, period: '2OT' }],
    ['NBA', 'Half', 'HALFTIME', { ...live, isHalftime: true }],
    ['MLB', 'Final', 'FINAL', { ...final, periodNumber: 9 }],
    ['MLB', 'Final/10', 'FINAL/10', { ...final, isOvertime: true, periodNumber: 10 }],
    ['MLB', 'Final/7', 'FINAL/7', { ...final, periodNumber: 7 }],
    ['MLB', 'Top 9th', 'Top 9th', { ...live, periodNumber: 9, period: '9', inningHalf: 'top' }],
    ['MLB', 'Top 5th', 'Top 5th', { ...live, periodNumber: 5, period: '5', inningHalf: 'top' }],
    ['MLB', 'Bottom 4th', 'Bottom 4th', { ...live, periodNumber: 4, period: '4', inningHalf: 'bottom' }],
    ['MLB', 'Middle 6th', 'Middle 6th', { ...live, periodNumber: 6, period: '6', inningHalf: 'middle' }],
    [
      'MLB',
      'End 11th',
      'End 11th',
      { ...live, isOvertime: true, periodNumber: 11, period: '11', inningHalf: 'end' },
    ],
    ['MLB', 'Rain Delay, Top 1st', 'Delayed', { ...live, isDelayed: true }],
    ['MLB', 'Postponed', 'Postponed', { isPostponed: true }],
    ['NFL', ' Final ', 'FINAL', final],
    ['NFL', '8:36 - 4th', '8:36 - 4th', { ...live, periodNumber: 4, period: '4th' }],
    ['NFL', '0:00 - 2nd', '0:00 - 2nd', { ...live, periodNumber: 2, period: '2nd' }],
    ['NFL', '8:36-3rd', '8:36 - 3rd', { ...live, periodNumber: 3, period: '3rd' }],
    ['NFL', '8:36  -  3rd', '8:36 - 3rd', { ...live, periodNumber: 3, period: '3rd' }],
    ['NBA', '45.2 - 1st', '45.2 - 1st', { ...live, periodNumber: 1, period: '1st' }],
    ['NBA', 'End 3rd', 'End 3rd', { ...live, isEndOfPeriod: true, periodNumber: 3, period: '3rd' }],
    [
      'NBA',
      'End of the 3rd',
      'End of the 3rd',
      { ...live, isEndOfPeriod: true, periodNumber: 3, period: '3rd' },
    ],
    [
      'NBA',
      'End  of  the  3rd',
      'End  of  the  3rd',
      { ...live, isEndOfPeriod: true, periodNumber: 3, period: '3rd' },
    ],
    ['NBA', 'End of shot', 'End of shot', { ...live, isEndOfPeriod: true, period: 'shot' }],
    ['NBA', 'End of other', 'End of other', { ...live, isEndOfPeriod: true, period: 'other' }],
    ['NHL', '3:00 - OT2', '3:00 - OT2', { ...live, isOvertime: true, periodNumber: 5, period: 'OT2' }],
    ['NHL', '0:00 - SO', '0:00 - SO', { ...live, isShootout: true, period: 'SO' }],
    [
      'NHL',
      '1st  Intermission',
      '1st  Intermission',
      { ...live, isIntermission: true, periodNumber: 1, period: '1st' },
    ],
    ['MLB', 'PPD', 'Postponed', { isPostponed: true }],
    ['MLB', 'Bot 4th', 'Bot 4th', { ...live, periodNumber: 4, period: '4', inningHalf: 'bottom' }],
    ['MLB', 'Mid 6th', 'Mid 6th', { ...live, periodNumber: 6, period: '6', inningHalf: 'middle' }],
    [
      'MLB',
      'Top of the 12th',
      'Top of the 12th',
      { ...live, isOvertime: true, periodNumber: 12, period: '12', inningHalf: 'top' },
    ],
    ['NFL', 'Semifinal', '1:00 PM ET', {}],
    ['NFL', 'Finals', '1:00 PM ET', {}],
    ['MLB', 'Semifinal', '1:00 PM ET', {}],
    ['MLB', 'Finals', '1:00 PM ET', {}],
    ['MLB', 'After the top of the 5th', '1:00 PM ET', {}],
    ['NBA', 'Second half', '1:00 PM ET', {}],
    ['NBA', 'Half an hour', '1:00 PM ET', {}],
    ['NBA', 'Weekend of games', '1:00 PM ET', {}],
    ['NFL', '2nd INT', '1:00 PM ET', {}],
    ['NHL', 'After 2nd INT', '1:00 PM ET', {}],
    ['NHL', '1st International', '1:00 PM ET', {}],
    ['NFL', 'About 8:36 - 3rd', '1:00 PM ET', {}],
    ['NFL', '0:00 - SO', '1:00 PM ET', {}],
    ['NFL', '1:00 - 14th', '1:00 PM ET', {}],
    ['NFL', '1:00 - 1stly', '1:00 PM ET', {}],
    ['NFL', '9/6 - 1:00 PM EDT', '1:00 PM ET', {}],
    ['NFL', 'Final/SO', '1:00 PM ET', {}],
    ['NFL', '5 - nothing known', '1:00 PM ET', {}],
    ['MLB', '', '1:00 PM ET', {}],
  ]
  it.each(table)('%s "%s": %s', (sport, status, displayTime, says) => {
    const flags = Object.fromEntries(FLAGS.map((flag) => [flag, false]))
    expect(gameTime(sport, { status, start: START, tied: false })).toStrictEqual({
      ...flags,
      displayTime,
      sortableTime: Date.parse(START),
      ...says,
    })
  })

  it('design 6.18: a tied 4th at 0:00 is not final', () => {
    expect(gameTime('NFL', { status: '0:00 - 4th', start: START, tied: true })).toMatchObject({
      isFinal: false,
      isLive: true,
      isEndOfPeriod: true,
      displayTime: 'End of 4th',
    })
  })

  it.each([undefined, 'soon'])('unparseable input shows TBD and sorts last (%s)', (start) => {
    const time = gameTime('NFL', { status: '??', tied: false, ...(start && { start }) })
    expect([time.displayTime, time.sortableTime]).toEqual(['TBD', Number.MAX_SAFE_INTEGER])
  })

  it('never throws, and a game is not live and final at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEVELOPER_SPORTS), fc.string(), fc.string(), (sport, status, start) => {
        const time = gameTime(sport, { status, start, tied: false })
        expect(time.displayTime).not.toBe('')
        expect(time.isLive && time.isFinal).toBe(false)
      }),
    )
  })
})
