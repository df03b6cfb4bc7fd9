import { describe, expect, it } from 'vitest'
import { subStatuses, type SubStatuses } from './sub-status'

describe('002 section 4: sub-statuses', () => {
  const table: readonly [string, keyof SubStatuses, number, string][] = [
    ['Sports API: down with more than 5 API errors mentioning it', 'sportsApi', 6, 'down'],
    ['5 are not more', 'sportsApi', 5, 'degraded'],
    ['degraded with more than 2', 'sportsApi', 3, 'degraded'],
    ['2 are not more', 'sportsApi', 2, 'operational'],
    ['Database: down with more than 3 matching logs', 'database', 4, 'down'],
    ['3 are not more', 'database', 3, 'degraded'],
    ['degraded with more than 1', 'database', 2, 'degraded'],
    ['1 is not more', 'database', 1, 'operational'],
    ['Authentication: down with more than 2 auth errors', 'authentication', 3, 'down'],
    ['2 are not more', 'authentication', 2, 'degraded'],
    ['degraded with at least 1', 'authentication', 1, 'degraded'],
    ['none', 'authentication', 0, 'operational'],
  ]
  it.each(table)('%s', (_words, part, count, status) => {
    const none = { sportsApi: 0, database: 0, authentication: 0 }
    const well = { sportsApi: 'operational', database: 'operational', authentication: 'operational' }
    expect(subStatuses({ ...none, [part]: count })).toEqual({ ...well, [part]: status })
  })
})
