import { describe, expect, it } from 'vitest'
import { LONGEST_PAUSE_MS, pauseMs } from './pause-time'

const NOW = Date.parse('2026-11-27T02:00:00Z')

describe('an upstream that says when to come back is left alone', () => {
  it.each([
    [429, '30', 30_000],
    [503, ' 7 ', 7000],
    [429, 'Fri, 27 Nov 2026 02:01:00 GMT', 60_000],
    [429, '2026-11-27T02:01:00+00:00', 60_000],
  ])('after %s for %j', (status, retryAfter, ms) => {
    expect(pauseMs(status, retryAfter, NOW)).toBe(ms)
  })

  it('for five minutes at the longest', () => {
    expect([pauseMs(429, '86400', NOW), pauseMs(503, 'Sat, 28 Nov 2026 02:00:00 GMT', NOW)]).toEqual([
      LONGEST_PAUSE_MS,
      LONGEST_PAUSE_MS,
    ])
  })

  it('not at all for other replies, for a time that has passed, or for what is no time', () => {
    const pauses = [
      pauseMs(200, '30', NOW),
      pauseMs(500, '30', NOW),
      pauseMs(429, '', NOW),
      pauseMs(429, '0', NOW),
      pauseMs(429, 'soon', NOW),
      pauseMs(429, 'Fri, 27 Nov 2026 01:59:00 GMT', NOW),
    ]
    expect(new Set(pauses)).toEqual(new Set([0]))
  })
})
