import { ODDS_FETCH_WINDOW_MS } from '../../time/intervals'
import type { ScheduleRow, ScheduleStatus } from './schedule'

/**
 * What becomes of a row that stands at `fetching` while nobody fetches it, because the server ended in the middle:
 * it is tried again while its window is open, else it has failed.
 */
export function statusAfterInterruption(
  row: Pick<ScheduleRow, 'status' | 'scheduled_fetch_time'>,
  nowMs: number,
): ScheduleStatus {
  if (row.status !== 'fetching') return row.status
  return nowMs - row.scheduled_fetch_time <= ODDS_FETCH_WINDOW_MS ? 'scheduled' : 'failed'
}
