import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/intervals'
import type { LogEntry } from '../logs/log-entry'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { subStatuses, type SubStatuses } from './sub-status'

const SPORTS: Partial<LogEntry> = { level: 'error', message: 'ESPN scoreboard failed' }
const DATABASE: Partial<LogEntry> = { level: 'warn', category: 'STORAGE', message: 'database is locked' }
const AUTH: Partial<LogEntry> = { level: 'error', category: 'AUTH', message: 'refused' }

describe('002 section 4: sub-statuses', () => {
  const table: readonly [string, keyof SubStatuses, Partial<LogEntry>, number, string][] = [
    ['Sports API: down with more than 5 API errors mentioning it', 'sportsApi', SPORTS, 6, 'down'],
    ['5 are not more', 'sportsApi', SPORTS, 5, 'degraded'],
    ['degraded with more than 2', 'sportsApi', SPORTS, 3, 'degraded'],
    ['2 are not more', 'sportsApi', SPORTS, 2, 'operational'],
    ['Database: down with more than 3 matching logs', 'database', DATABASE, 4, 'down'],
    ['degraded with more than 1', 'database', DATABASE, 2, 'degraded'],
    ['1 is not more', 'database', DATABASE, 1, 'operational'],
    ['Authentication: down with more than 2 auth errors', 'authentication', AUTH, 3, 'down'],
    ['degraded with at least 1', 'authentication', AUTH, 1, 'degraded'],
    ['none', 'authentication', AUTH, 0, 'operational'],
  ]
  it.each(table)('%s', (_words, part, log, count, status) => {
    expect(subStatuses(sampleLogs(count, log), NOON)[part]).toBe(status)
  })

  it.each([
    ['older than an hour', { timestamp: NOON - HOUR_MS }],
    ['informing only', { level: 'info' }],
    ['of something else', { message: 'weather failed', category: 'PERFORMANCE' }],
  ] as const)('entries %s do not count', (_what, changes) => {
    const entries = [SPORTS, DATABASE, AUTH].flatMap((log) => sampleLogs(9, { ...log, ...changes }))
    expect(subStatuses(entries, NOON)).toEqual({
      sportsApi: 'operational',
      database: 'operational',
      authentication: 'operational',
    })
  })

  it('an address can mention the sports API', () => {
    const entry = sampleLog({
      level: 'error',
      message: 'HTTP 500',
      metadata: { url: '/apis/site/v2/sports/nfl' },
    })
    expect(subStatuses([entry, entry, entry], NOON).sportsApi).toBe('degraded')
  })
})
