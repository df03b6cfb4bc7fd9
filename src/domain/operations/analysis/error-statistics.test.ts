import { describe, expect, it } from 'vitest'
import { sampleLogs } from '../testing/samples'
import { errorStatistics, trendOf } from './error-statistics'

describe('002 section 9: trend', () => {
  it.each([
    [13, 10, 'increasing'],
    [12, 10, 'stable'],
    [8, 10, 'stable'],
    [7, 10, 'decreasing'],
    [1, 0, 'increasing'],
    [0, 0, 'stable'],
    [0, 1, 'decreasing'],
  ])(
    '%d after %d: %s (over 1.2 times increasing, under 0.8 times decreasing)',
    (current, previous, trend) => {
      expect(trendOf(current, previous)).toBe(trend)
    },
  )
})

describe('002 section 3: error statistics', () => {
  it('counts by level and category, with rate and trends', () => {
    const of = (count: number, message: string) => sampleLogs(count, { level: 'error', message })
    const current = [
      ...of(3, 'up 1'),
      ...of(2, 'same'),
      ...sampleLogs(5, { category: 'AUTH', level: 'warn' }),
    ]
    const previous = [...of(1, 'up 2'), ...of(2, 'same'), ...of(4, 'gone')]
    expect(errorStatistics(current, previous)).toEqual({
      total: 10,
      byLevel: { error: 5, warn: 5, info: 0, debug: 0 },
      byCategory: { API: 5, AUTH: 5 },
      errorRate: 50,
      trends: { increasing: ['up #'], decreasing: ['gone'], stable: ['same'] },
    })
  })

  it('a pattern that is new increases, one that is gone decreases', () => {
    const once = (message: string) => sampleLogs(1, { level: 'error', message })
    expect(errorStatistics(once('new'), once('gone')).trends).toEqual({
      increasing: ['new'],
      decreasing: ['gone'],
      stable: [],
    })
  })

  it('have a rate of 0 for entries without errors', () => {
    expect(errorStatistics(sampleLogs(2), []).errorRate).toBe(0)
  })

  it('have no rate without entries', () => {
    expect(errorStatistics([], []).errorRate).toBeUndefined()
  })
})
