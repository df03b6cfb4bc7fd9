import { ODDS_FETCH_WINDOW_MS } from '../../time/intervals'
import type { ScheduleRow, ScheduleStatus } from './schedule'

export type ScheduleEvent = 'picked-up' | 'saved' | 'gave-up'

/** Rows whose time has come. A run marks a row before it fetches, so that no two runs fetch the same one. */
export function dueRows(rows: readonly ScheduleRow[], nowMs: number): readonly ScheduleRow[] {
  return rows.filter(
    (row) => row.status === 'scheduled' && Math.abs(nowMs - row.scheduled_fetch_time) <= ODDS_FETCH_WINDOW_MS,
  )
}

/** A row that waits although its window is closed, because the server was off: operators see that nothing was fetched. */
export function withMissedFailed(rows: readonly ScheduleRow[], nowMs: number): readonly ScheduleRow[] {
  const isMissed = ({ status, scheduled_fetch_time: atMs }: ScheduleRow) =>
    status === 'scheduled' && nowMs - atMs > ODDS_FETCH_WINDOW_MS
  return rows.map((row) => (isMissed(row) ? { ...row, status: 'failed' } : row))
}

/** An event that does not fit changes nothing. */
export function statusAfter(status: ScheduleStatus, event: ScheduleEvent): ScheduleStatus {
  switch (event) {
    case 'picked-up':
      return status === 'scheduled' ? 'fetching' : status
    case 'saved':
      return status === 'fetching' ? 'fetched' : status
    case 'gave-up':
      return status === 'fetching' ? 'failed' : status
  }
}
