import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleHealth } from '../testing/samples'
import type { ApiHealth } from './api-health'
import { isHealthCheckDue, nextHealthCheckMs } from './health-check-due'

describe('002 section 9: API health checks', () => {
  const table: readonly [string, Partial<ApiHealth>, number][] = [
    ['in season the first is at once', {}, 0],
    ['then every 5 min', { lastCheck: NOON }, 5],
    ['out of season the first comes after 60 s', { seasonActive: false }, 1],
    ['then every 24 h', { seasonActive: false, lastCheck: NOON }, 24 * 60],
  ]
  it.each(table)('%s', (_words, changes, minutes) => {
    const health = sampleHealth(changes)
    const due = NOON + minutes * MINUTE_MS
    expect(nextHealthCheckMs(health, NOON)).toBe(due)
    expect([isHealthCheckDue(health, NOON, due - 1), isHealthCheckDue(health, NOON, due)]).toEqual([
      false,
      true,
    ])
  })
})
