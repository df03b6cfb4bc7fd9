import { describe, expect, it } from 'vitest'
import {
  engagementLabel,
  hasTrophy,
  powerUserName,
  powerUsersHeader,
  sportFilterLabel,
} from './power-user-texts'
import { engagementLevel, powerUsers } from './power-users'

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

  it('are users with 5 sessions or more, and each has a level', () => {
    const user = (userId: string, totalSessions: number) => ({
      userId,
      userEmail: '',
      favoriteSport: 'NFL',
      sportsUsed: 1,
      totalSessions,
      totalTimeSpent: 60,
    })
    const levels = powerUsers([user('most', 20), user('some', 5), user('few', 4)])
    expect(levels.map(({ userId, engagementLevel: level }) => [userId, level])).toEqual([
      ['most', 'extreme'],
      ['some', 'high'],
    ])
  })
})

describe('002 section 2: tab Power Users', () => {
  it.each([
    [{ userId: 'abcdefghij', userEmail: 'ann.lee@scores.test' }, 'ann.lee'],
    [{ userId: 'abcdefghij', userEmail: '' }, 'User efghij'],
    [{ userId: 'abcdefghij', userEmail: '@scores.test' }, 'User efghij'],
    [{ userId: 'abc', userEmail: '' }, 'User abc'],
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
