import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import type { ScheduleRow, ScheduleStatus } from './schedule'
import { dueRows, statusAfter, withMissedFailed, type ScheduleEvent } from './schedule-status'

const STATUSES = ['scheduled', 'fetching', 'fetched', 'failed'] as const
const row = (changes: Partial<ScheduleRow>): ScheduleRow => ({
  id: 'r1',
  game_id: 'g1',
  sport: 'NFL',
  scheduled_fetch_time: NOON,
  game_start_time: NOON + 15 * MINUTE_MS,
  home_team: 'DAL',
  away_team: 'PHI',
  status: 'scheduled',
  ...changes,
})

describe('002 section 4: odds schedule status', () => {
  it.each([
    [-5, true],
    [5, true],
    [-5.01, false],
    [5.01, false],
  ])('%d min from the fetch time a row is picked up: %s (window ±5 min)', (minutes, due) => {
    expect(dueRows([row({})], NOON + minutes * MINUTE_MS)).toHaveLength(due ? 1 : 0)
  })

  it('only scheduled rows inside the fetch window are picked up', () => {
    const rows = STATUSES.map((status) => row({ id: status, status }))
    expect(dueRows(rows, NOON).map(({ id }) => id)).toEqual(['scheduled'])
  })

  it.each([
    ['scheduled', 5, 'scheduled'],
    ['scheduled', 5.01, 'failed'],
    ['fetching', 60, 'fetching'],
    ['fetched', 60, 'fetched'],
  ] as const)('operators see %s, %d min after the fetch time, as %s', (status, minutes, seen) => {
    const [shown] = withMissedFailed([row({ status })], NOON + minutes * MINUTE_MS)
    expect(shown).toEqual(row({ status: seen }))
  })

  const table: readonly [ScheduleStatus, ScheduleEvent, ScheduleStatus][] = [
    ['scheduled', 'picked-up', 'fetching'],
    ['fetching', 'saved', 'fetched'],
    ['fetching', 'gave-up', 'failed'],
    ['scheduled', 'saved', 'scheduled'],
    ['fetched', 'picked-up', 'fetched'],
    ['failed', 'saved', 'failed'],
  ]
  it.each(table)('%s after %s is %s', (before, event, after) => {
    expect(statusAfter(before, event)).toBe(after)
  })

  it('is always a known one, and stays the same once a row is fetched or failed', () => {
    const event = fc.constantFrom<ScheduleEvent>('picked-up', 'saved', 'gave-up')
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.array(event), (first, events) => {
        const last = events.reduce<ScheduleStatus>(statusAfter, first)
        expect(STATUSES).toContain(last)
        if (first === 'fetched' || first === 'failed') expect(last).toBe(first)
      }),
    )
  })
})
