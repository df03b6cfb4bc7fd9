import { describe, expect, it } from 'vitest'
import {
  engagementColour,
  engagementText,
  growthRate,
  sportAnalytic,
  type SportCounts,
} from './sport-analytic'

const NOBODY: SportCounts = {
  sport: 'PGA',
  totalUsers: 0,
  activeUsers: 0,
  sessions: 0,
  powerUsers: 0,
  usersThisWeek: 0,
  usersLastWeek: 0,
  hours: [],
}

describe('002 section 2: a card per sport', () => {
  it('the score is sessions per user, growth is of the last 7 days', () => {
    const counts = { ...NOBODY, totalUsers: 2, sessions: 7, usersThisWeek: 3, usersLastWeek: 2 }
    expect(sportAnalytic(counts)).toMatchObject({ sport: 'PGA', engagementScore: 3.5, growthRate: 50 })
  })

  it('without users has no figures', () => {
    expect(sportAnalytic(NOBODY)).toMatchObject({
      averageSessionDuration: undefined,
      growthRate: undefined,
      engagementScore: undefined,
    })
  })

  it.each([
    ['twice as many', 2, 1, 100],
    ['half', 1, 2, -50],
    ['nobody before', 1, 0, undefined],
    ['nobody now', 0, 1, -100],
  ])('growth: %s', (_words, now, before, rate) => {
    expect(growthRate(now, before)).toBe(rate)
  })

  it.each([
    [5, 'green'],
    [4.9, 'amber'],
    [3, 'amber'],
    [2.9, 'red'],
    [undefined, 'grey'],
  ])('score badge %s: %s (green at 5 or more, amber at 3 or more, red below 3)', (score, colour) => {
    expect(engagementColour(score)).toBe(colour)
  })

  it('a score just below a limit does not read like the limit', () => {
    expect([5, 4.967, 3, 2.96, 149 / 30].map(engagementText)).toEqual(['5', '4.9', '3', '2.9', '4.9'])
  })
})
