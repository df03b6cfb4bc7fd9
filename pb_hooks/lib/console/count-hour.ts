import { callTotals } from '../../../src/domain/operations/api-calls/call-totals'
import type { HourCounts } from '../../../src/domain/operations/health/hour-figures'
import { HOUR_MS } from '../../../src/domain/time/intervals'
import { rowTime } from '../server/row-time'
import { callGroups } from './call-groups'

/** Lines that the server says of its own calls are left out: the calls are counted, each of them. */
export function countHour(nowMs: number): HourCounts {
  const { calls, failed, sumMs } = callTotals(
    callGroups(nowMs - HOUR_MS, nowMs + 1).map(({ figures }) => figures),
  )
  return { ...countLines(nowMs), calls, failedCalls: failed, callMs: sumMs }
}

function countLines(nowMs: number): Pick<HourCounts, 'lines' | 'errorLines'> {
  const counted = new DynamicModel({ lines: 0, errors: 0 }) as unknown as { lines: number; errors: number }
  $app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS lines, COALESCE(SUM(level = 'error'), 0) AS errors FROM logs
       WHERE timestamp > {:from} AND timestamp <= {:to} AND NOT (category = 'API' AND user_id = '')`,
    )
    .bind({ from: rowTime(nowMs - HOUR_MS), to: rowTime(nowMs) })
    .one(counted)
  return { lines: counted.lines, errorLines: counted.errors }
}
