import { describe, expect, it } from 'vitest'
import { judgeBackups, type Backups } from './backups'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.parse('2026-10-25T12:00:00Z')
const made = (agoMs: number) => ({ madeAtMs: NOW - agoMs, nowMs: NOW })
const NIGHTLY: Backups = { cron: '30 9 * * *', kept: 7, latest: made(5 * HOUR_MS) }
const judge = (changes: Partial<Backups>) => judgeBackups({ ...NIGHTLY, ...changes })

describe('backups', () => {
  it.each<[string, Partial<Backups>, ReturnType<typeof judgeBackups>]>([
    [
      'are good while the latest is no older than the schedule wants',
      {},
      {
        state: 'good',
        text: 'Made by the schedule 30 9 * * *; 7 are kept. The last was made 5 h ago.',
      },
    ],
    [
      'are bad when the latest is old',
      { latest: made(3 * DAY_MS) },
      { state: 'bad', text: 'Made by the schedule 30 9 * * *; 7 are kept. The last was made 3 d ago.' },
    ],
    [
      'are bad when the last try failed, however new the one before is',
      { failure: 'no space left on device' },
      { state: 'bad', text: 'The last one failed: no space left on device' },
    ],
    [
      'need a look until the first was made',
      { latest: 'none' },
      { state: 'warning', text: 'Made by the schedule 30 9 * * *; 7 are kept. None has been made yet.' },
    ],
    [
      'need a look when they cannot be read',
      { latest: 'unread' },
      {
        state: 'warning',
        text: 'Made by the schedule 30 9 * * *; 7 are kept. The last one could not be read.',
      },
    ],
    [
      'that are stored elsewhere are not claimed to be there',
      { latest: 'elsewhere' },
      {
        state: 'good',
        text: 'Made by the schedule 30 9 * * *; 7 are kept. They are stored elsewhere: look there at times.',
      },
    ],
  ])('%s', (_words, changes, judgement) => {
    expect(judge(changes)).toEqual(judgement)
  })

  it.each([
    ['30 9 * * *', 2],
    ['@daily', 2],
    [' 30  9 * * 0 ', 8],
    ['@annually', 367],
    ['0 */6 * * *', 2],
    ['0 3 * * 0', 8],
    ['@weekly', 8],
    ['0 3 1 * *', 32],
    ['@monthly', 32],
    ['0 3 1 1 *', 367],
    ['@yearly', 367],
  ])('by the schedule %s may be %i days old', (cron, days) => {
    const states = [days, days + 0.1].map((age) => judge({ cron, latest: made(age * DAY_MS) }).state)
    expect(states).toEqual(['good', 'bad'])
  })
})
