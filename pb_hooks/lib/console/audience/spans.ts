import {
  ANALYTICS_MONTH_MS,
  ANALYTICS_WEEK_MS,
  LONGEST_COUNTED_SESSION_MS,
} from '../../../../src/domain/time/intervals'
import { rowTime } from '../../server/row-time'
import { easternTurn } from './eastern-turn'

/** The moments with which the visits of a month are compared, in the format of the rows. */
export function spansAt(nowMs: number) {
  const monthMs = nowMs - ANALYTICS_MONTH_MS
  return {
    now: rowTime(nowMs),
    week: rowTime(nowMs - ANALYTICS_WEEK_MS),
    fortnight: rowTime(nowMs - 2 * ANALYTICS_WEEK_MS),
    month: rowTime(monthMs),
    longest: LONGEST_COUNTED_SESSION_MS,
    ...easternTurn(monthMs, nowMs),
  }
}
