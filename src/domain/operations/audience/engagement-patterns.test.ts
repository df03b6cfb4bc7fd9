import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { engagementPatterns, hourText, peakHours, peakHourText } from './engagement-patterns'

const at = (userId: string, startMs: number, sport = 'NFL') => sampleVisit({ userId, startMs, sport })

describe('002 section 2: engagement patterns', () => {
  it('sport/day-of-week/hour combinations by user count, in Eastern time', () => {
    const visits = [at('a', NOON), at('b', NOON + 1), at('b', NOON + 2), at('a', NOON + DAY_MS, 'NBA')]
    expect(engagementPatterns(visits)).toEqual([
      { sport: 'NFL', dayOfWeek: 0, hour: 12, userCount: 2 },
      { sport: 'NBA', dayOfWeek: 1, hour: 12, userCount: 1 },
    ])
  })

  it('top 10', () => {
    const visits = Array.from({ length: 30 }, (_, index) => at('a', NOON + index * HOUR_MS))
    expect(engagementPatterns(visits)).toHaveLength(10)
  })

  it('up to 3 peak hours shown as hour:00 with user count', () => {
    const visits = [
      at('a', NOON),
      at('b', NOON + HOUR_MS),
      at('c', NOON + HOUR_MS),
      at('a', NOON + 2 * HOUR_MS),
      at('a', NOON + 3 * HOUR_MS),
    ]
    expect(peakHours(visits).map(peakHourText)).toEqual([
      '13:00 (2 users)',
      '12:00 (1 user)',
      '14:00 (1 user)',
    ])
    expect(hourText(9)).toBe('9:00')
  })
})
