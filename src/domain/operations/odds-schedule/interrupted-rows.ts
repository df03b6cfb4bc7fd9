import { ODDS_FETCH_WINDOW_MS } from '../../time/intervals'
import type { ScheduleRow, ScheduleStatus } from './schedule'

/**
 * A row can be left at `fetching` when the server ends in the middle of a fetch. Such a row is tried again while its
 * window is open; after that it has failed.
 */
export function statusAfterInterruption(
  row: Pick<ScheduleRow, 'status' | 'scheduled_fetch_time'>,
  nowMs: number,
): ScheduleStatus {
  if (row.status !== 'fetching') return row.status
  return nowMs - row.scheduled_fetch_time <= ODDS_FETCH_WINDOW_MS ? 'scheduled' : 'failed'
}
