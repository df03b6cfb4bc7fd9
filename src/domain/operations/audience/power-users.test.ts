import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import {
  engagementLabel,
  hasTrophy,
  powerUserName,
  powerUsersHeader,
  sportFilterLabel,
} from './power-user-texts'
import { engagementLevel, powerUsers } from './power-users'
import type { Visit } from './visit'

const visits = (count: number, changes: Partial<Visit> = {}) =>
  Array.from({ length: count }, () => sampleVisit(changes))

describe('002 section 9: power users', () => {
  it.each([
    [4, undefined],
    [5, 'high'],
    [9, 'high'],
    [10, 'very_high'],
    [19, 'very_high'],
    [20, 'extreme'],
  ])('%d sessions: %s (high 5-9, very_high 10-19, extreme 20+)', (sessions, level) => {
    expect(engagementLevel(sessions)).toBe(level)
  })

  it('5 or more sessions in 30 days, the busiest first', () => {
    const all = [
      ...visits(4, { userId: 'few' }),
      ...visits(9, { userId: 'past', startMs: NOON - 31 * DAY_MS }),
      ...visits(5, { userId: 'some' }),
      ...visits(5, { userId: 'longer', startMs: NOON - HOUR_MS }),
      ...visits(20, { userId: 'most' }),
    ]
    expect(powerUsers(all, NOON).map((user) => user.userId)).toEqual(['most', 'longer', 'some'])
  })

  it('knows the favorite sport, the number of sports, sessions and minutes', () => {
    const all = [
      ...visits(2, { sport: 'NFL' }),
      ...visits(3, { sport: 'NBA', userEmail: 'ann@scores.test', startMs: NOON - HOUR_MS }),
    ]
    expect(powerUsers(all, NOON)).toEqual([
      {
        userId: 'u1',
        userEmail: 'ann@scores.test',
        favoriteSport: 'NBA',
        sportsUsed: 2,
        totalSessions: 5,
        totalTimeSpent: 182,
        engagementLevel: 'high',
      },
    ])
  })

  it('002 section 2: the sport filter counts sessions of that sport', () => {
    const all = [...visits(5, { sport: 'MLB' }), ...visits(9, { userId: 'u2' })]
    expect(powerUsers(all, NOON, 'MLB').map((user) => user.userId)).toEqual(['u1'])
  })

  it('top 50 power users', () => {
    const all = Array.from({ length: 60 }, (_, index) => visits(5, { userId: `u${index}` })).flat()
    expect(powerUsers(all, NOON)).toHaveLength(50)
  })
})

describe('002 section 2: tab Power Users', () => {
  it.each([
    [{ userId: 'abcdefghij', userEmail: 'ann.lee@scores.test' }, 'ann.lee'],
    [{ userId: 'abcdefghij' }, 'User efghij'],
    [{ userId: 'abcdefghij', userEmail: '@scores.test' }, 'User efghij'],
    [{ userId: 'abc' }, 'User abc'],
  ])('%j is shown as %s', (user, name) => {
    expect(powerUserName(user)).toBe(name)
  })

  it('top 3 get a trophy', () => {
    expect([1, 3, 4].map(hasTrophy)).toEqual([true, true, false])
  })

  it('underscores of the level are shown as spaces', () => {
    expect(engagementLabel('very_high')).toBe('very high')
  })

  it.each([
    ['NFL', 'Showing top 7 power users for NFL'],
    [undefined, 'Showing top 7 power users across all sports'],
  ])('header for %s: %s', (sport, text) => {
    expect(powerUsersHeader(7, sport)).toBe(text)
  })

  it('sport filter: "All Sports" or one sport', () => {
    expect([sportFilterLabel(), sportFilterLabel('NBA')]).toEqual(['All Sports', 'NBA'])
  })
})
