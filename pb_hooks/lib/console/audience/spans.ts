import {
  ACTIVE_SESSION_WINDOW_MS,
  ANALYTICS_MONTH_MS,
  ANALYTICS_WEEK_MS,
  LONGEST_COUNTED_SESSION_MS,
  MINUTE_MS,
} from '../../../../src/domain/time/intervals'
import { RETENTION_DAYS } from '../../../../src/domain/operations/audience/retention'
import { addDays, easternDay, easternTimeToMs } from '../../../../src/domain/time/eastern'
import { easternTurn } from './eastern-turn'
import { rowTime } from '../row-time'

/** What the statements of this folder compare with: moments as the rows write them, and Eastern days. */
export function spansAt(nowMs: number) {
  const today = easternDay(nowMs)
  const startOf = (day: string) => rowTime(easternTimeToMs(day, 0, 0))
  const monthMs = nowMs - ANALYTICS_MONTH_MS
  return {
    now: rowTime(nowMs),
    active: rowTime(nowMs - ACTIVE_SESSION_WINDOW_MS),
    week: rowTime(nowMs - ANALYTICS_WEEK_MS),
    fortnight: rowTime(nowMs - 2 * ANALYTICS_WEEK_MS),
    month: rowTime(monthMs),
    today: startOf(today),
    retentionFrom: startOf(addDays(today, -RETENTION_DAYS - 1)),
    lastPair: addDays(today, -2),
    longest: LONGEST_COUNTED_SESSION_MS / MINUTE_MS,
    ...easternTurn(monthMs, nowMs),
  }
}

export type Spans = ReturnType<typeof spansAt>
