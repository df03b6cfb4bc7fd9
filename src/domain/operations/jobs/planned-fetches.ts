import { easternDay } from '../../time/eastern'
import { groupBy, sortedBy } from '../statistics'
import type { ScheduleRow, ScheduleStatus } from '../odds-schedule/schedule'

const MOST_COMING = 10
const MOST_PAST = 10

/** The fetches around now, by time. The whole week ahead would be hundreds, which nobody reads. */
export function fetchesAround(rows: readonly ScheduleRow[], nowMs: number): readonly ScheduleRow[] {
  const inOrder = sortedBy(rows, ({ scheduled_fetch_time }) => scheduled_fetch_time)
  const isComing = (row: ScheduleRow) => row.scheduled_fetch_time > nowMs
  const past = inOrder.filter((row) => !isComing(row)).slice(-MOST_PAST)
  return [...past, ...inOrder.filter(isComing).slice(0, MOST_COMING)]
}

export function countByStatus(rows: readonly ScheduleRow[]): Readonly<Record<ScheduleStatus, number>> {
  const counts = { scheduled: 0, fetching: 0, fetched: 0, failed: 0 }
  for (const { status } of rows) counts[status]++
  return counts
}

/** How the fetches of an Eastern day went. */
export interface FetchDay {
  /** `2026-10-25` */
  readonly day: string
  readonly fetched: number
  readonly failed: number
  /** Those that are still to come, or under way. */
  readonly open: number
}

/** Days with fetches, in their order: three that are over and a week that comes. */
export function fetchesByDay(rows: readonly ScheduleRow[]): readonly FetchDay[] {
  const days = [...groupBy(rows, (row) => easternDay(row.scheduled_fetch_time))].map(([day, group]) => {
    const { scheduled, fetching, fetched, failed } = countByStatus(group)
    return { day, fetched, failed, open: scheduled + fetching }
  })
  return sortedBy(days, ({ day }) => day)
}
