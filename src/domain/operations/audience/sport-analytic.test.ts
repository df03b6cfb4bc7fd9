import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { engagementColour, growthRate, sportAnalytic } from './sport-analytic'

const daysAgo = (days: number, userId: string) =>
  sampleVisit({
    userId,
    startMs: NOON - days * DAY_MS,
    lastMs: NOON - days * DAY_MS + HOUR_MS,
    active: false,
  })

describe('002 section 2: a card per sport', () => {
  it('total users, active now, average, power users, growth, score and peak hours', () => {
    const visits = [
      ...[1, 2, 3, 4, 5].map((days) => daysAgo(days, 'a')),
      daysAgo(10, 'b'),
      daysAgo(40, 'long gone'),
      sampleVisit({ userId: 'a' }),
      sampleVisit({ userId: 'c', sport: 'NBA' }),
    ]
    expect(sportAnalytic(visits, 'NFL', NOON)).toMatchObject({
      sport: 'NFL',
      totalUsers: 2,
      activeUsers: 1,
      powerUsers: 1,
      growthRate: 0,
      engagementScore: 3.5,
      peakHours: [
        { hour: 12, users: 2 },
        { hour: 11, users: 1 },
      ],
    })
  })

  it('the score is sessions per user', () => {
    expect(sportAnalytic([daysAgo(1, 'a'), daysAgo(2, 'a')], 'NFL', NOON).engagementScore).toBe(2)
  })

  it('without users has no figures', () => {
    expect(sportAnalytic([], 'PGA', NOON)).toMatchObject({
      averageSessionDuration: undefined,
      growthRate: undefined,
      engagementScore: undefined,
    })
  })

  it.each([
    ['twice as many', ['a', 'b'], ['a'], 100],
    ['half', ['a'], ['a', 'b'], -50],
    ['nobody before', ['a'], [], undefined],
    ['nobody now', [], ['a'], -100],
  ])('growth: %s', (_words, now, before, rate) => {
    const visits = [...now.map((id) => daysAgo(1, id)), ...before.map((id) => daysAgo(8, id))]
    expect(growthRate(visits, NOON)).toBe(rate)
  })

  it('growth compares the last 7 days with the 7 before, and nothing else', () => {
    const visits = [daysAgo(6.9, 'a'), daysAgo(7.1, 'b'), daysAgo(13.9, 'c'), daysAgo(14.1, 'd')]
    expect(growthRate(visits, NOON)).toBe(-50)
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
})
