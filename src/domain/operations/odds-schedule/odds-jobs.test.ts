import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time/intervals'
import { dueOddsJobs, type LastRuns } from './odds-jobs'

describe('002 section 9: pregame odds jobs', () => {
  const table: readonly [string, LastRuns, number, readonly string[]][] = [
    ['nothing before 5 s', {}, 5 * SECOND_MS - 1, []],
    ['initial scheduling 5 s after start', {}, 5 * SECOND_MS, ['schedule']],
    ['execution every 2 min', { schedule: 5000 }, 2 * MINUTE_MS, ['execute']],
    ['again 2 min later', { schedule: 5000, execute: 2 * MINUTE_MS }, 4 * MINUTE_MS, ['execute']],
    ['scheduling every 60 min', { schedule: 0, execute: HOUR_MS }, HOUR_MS, ['schedule']],
    ['cleanup every 6 h', { schedule: 6 * HOUR_MS, execute: 6 * HOUR_MS }, 6 * HOUR_MS, ['clean-up']],
    [
      'at once after the clock was set back',
      { schedule: 9 * HOUR_MS },
      3 * MINUTE_MS,
      ['schedule', 'execute'],
    ],
    [
      'all together, scheduling first',
      { schedule: 0, execute: 0 },
      6 * HOUR_MS,
      ['schedule', 'execute', 'clean-up'],
    ],
  ]
  it.each(table)('%s', (_words, lastRuns, nowMs, jobs) => {
    expect(dueOddsJobs(lastRuns, 0, nowMs)).toEqual(jobs)
  })
})
