import { expect, it } from 'vitest'
import type { ScheduleRow } from '../odds-schedule/schedule'
import { countByStatus, fetchesAround, fetchesByDay } from './planned-fetches'

const row = (minute: number, status: ScheduleRow['status'] = 'scheduled'): ScheduleRow => ({
  id: `row${minute}`,
  game_id: String(minute),
  sport: 'NFL',
  scheduled_fetch_time: minute * 60_000,
  game_start_time: (minute + 15) * 60_000,
  home_team: 'KC',
  away_team: 'BUF',
  status,
})

it('out of a week of fetches only those around now are shown, in order of time', () => {
  const rows = Array.from({ length: 60 }, (_, index) => row((index * 37) % 60))
  const shown = fetchesAround(rows, 30 * 60_000).map(({ game_id }) => Number(game_id))
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => 21 + index))
})

it('all fetches are counted by status', () => {
  const counts = countByStatus([row(1, 'fetched'), row(2, 'failed'), row(3), row(4)])
  expect(counts).toEqual({ scheduled: 2, fetching: 0, fetched: 1, failed: 1 })
})

it('each Eastern day shows how many fetches are done, failed and still to come', () => {
  const minuteOf = (time: string) => Date.parse(time) / 60_000
  const rows = [
    row(minuteOf('2026-10-26T17:00:00Z')),
    row(minuteOf('2026-10-25T17:00:00Z'), 'fetched'),
    row(minuteOf('2026-10-25T18:00:00Z'), 'failed'),
    row(minuteOf('2026-10-25T23:00:00Z'), 'fetching'),
    // It is still Sunday in New York.
    row(minuteOf('2026-10-26T03:59:00Z')),
  ]
  expect(fetchesByDay(rows)).toEqual([
    { day: '2026-10-25', fetched: 1, failed: 1, open: 2 },
    { day: '2026-10-26', fetched: 0, failed: 0, open: 1 },
  ])
})
