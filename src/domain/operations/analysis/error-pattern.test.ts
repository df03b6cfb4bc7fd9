import { describe, expect, it } from 'vitest'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { basicPatterns } from './basic-patterns'
import { fallbackSeverity } from './error-pattern'
import { messagePattern } from './message-pattern'

describe('002 section 9: fallback severity', () => {
  it.each([
    ['timeout', 21, 'critical'],
    ['timeout', 20, 'high'],
    ['timeout', 11, 'high'],
    ['Database is locked', 1, 'high'],
    ['auth refused', 10, 'high'],
    ['timeout', 10, 'medium'],
    ['timeout', 6, 'medium'],
    ['timeout', 5, 'low'],
  ])('%s, %d times: %s', (pattern, occurrences, severity) => {
    expect(fallbackSeverity(pattern, occurrences)).toBe(severity)
  })
})

describe('002 section 8: basic pattern grouping', () => {
  it.each([
    ['HTTP error! status: 503', 'HTTP error! status: #'],
    ['Game 401547417 failed  after 2.75 s ', 'Game # failed after # s'],
    ['GET /scoreboard?dates=20260906&limit=100 failed', 'GET /scoreboard failed'],
    ['User 123e4567-e89b-12d3-a456-426614174000 unknown', 'User # unknown'],
  ])('%s is of the pattern %s', (message, pattern) => {
    expect(messagePattern(message)).toBe(pattern)
  })

  it('groups what is alike, the most frequent first', () => {
    const entries = [
      sampleLog({ id: 'x', message: 'Parse failed', timestamp: NOON + 9 }),
      ...[500, 503].map((status, index) =>
        sampleLog({
          id: `s${status}`,
          message: `HTTP error! status: ${status}`,
          timestamp: NOON + index,
          metadata: { url: '/nfl', stack: 'at poll (src/poll.ts:12:3)' },
        }),
      ),
    ]
    const [first, second] = basicPatterns(entries)
    expect(first).toMatchObject({
      pattern: 'HTTP error! status: #',
      frequency: 2,
      severity: 'low',
      category: 'API',
      firstSeen: NOON,
      lastSeen: NOON + 1,
      affectedFiles: ['src/poll.ts'],
      affectedEndpoints: ['/nfl'],
    })
    expect(second).toMatchObject({ pattern: 'Parse failed', frequency: 1 })
  })

  it('makes one critical pattern of 21 errors that are alike', () => {
    expect(basicPatterns(sampleLogs(21)).map((pattern) => pattern.severity)).toEqual(['critical'])
  })
})
