import { MODEL_CALL } from '../../../src/domain/operations/api-calls/api-call'
import { callTotals, troubledCalls } from '../../../src/domain/operations/api-calls/call-totals'
import type { HourCounts } from '../../../src/domain/operations/health/hour-figures'
import {
  DATABASE_WORDS,
  SPORTS_API_WORDS,
  type PartTroubles,
} from '../../../src/domain/operations/health/sub-status'
import { API_CATEGORIES } from '../../../src/domain/operations/logs/log-entry'
import { HOUR_MS } from '../../../src/domain/time/intervals'
import { rowTime } from '../server/row-time'
import { callGroups } from './call-groups'

/**
 * Leaves out the lines that the server logs about its own calls, because each of those calls is counted, and calls to
 * the model.
 */
export function countHour(nowMs: number): HourCounts {
  const groups = callGroups(nowMs - HOUR_MS, nowMs + 1).filter(({ kind }) => kind !== MODEL_CALL)
  const { calls, sumMs } = callTotals(groups.map(({ figures }) => figures))
  const failedCalls = groups.reduce((sum, group) => sum + troubledCalls(group), 0)
  return { ...countLines(nowMs), calls, failedCalls, callMs: sumMs }
}

function countLines(nowMs: number): Pick<HourCounts, 'lines' | 'errorLines'> {
  const counted = new DynamicModel({ lines: 0, errors: 0 }) as unknown as { lines: number; errors: number }
  $app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS lines, COALESCE(SUM(level = 'error'), 0) AS errors FROM logs
       WHERE timestamp > {:from} AND timestamp <= {:to} AND NOT (category = 'API' AND session_id = '')`,
    )
    .bind({ from: rowTime(nowMs - HOUR_MS), to: rowTime(nowMs) })
    .one(counted)
  return { lines: counted.lines, errorLines: counted.errors }
}

const IS_API = `category IN (${API_CATEGORIES.map((category) => `'${category}'`).join()})`

/**
 * Counts all lines of the hour, so that a flood of one kind does not hide the others. Lines of pages (those with a visit)
 * are left out: they tell of their own device's storage, and anybody can send them in any category.
 */
export function countTroubles(nowMs: number): PartTroubles {
  const counted = new DynamicModel({
    sportsApi: 0,
    database: 0,
    authentication: 0,
  }) as unknown as PartTroubles
  $app
    .db()
    .newQuery(
      `SELECT
         COALESCE(SUM(level = 'error' AND ${IS_API} AND ${mentions(SPORTS_API_WORDS)}), 0) AS sportsApi,
         COALESCE(SUM(${mentions(DATABASE_WORDS)}), 0) AS database,
         COALESCE(SUM(level = 'error' AND category = 'AUTH'), 0) AS authentication
       FROM logs
       WHERE timestamp > {:from} AND timestamp <= {:to} AND level IN ('error', 'warn') AND session_id = ''`,
    )
    .bind({ from: rowTime(nowMs - HOUR_MS), to: rowTime(nowMs) })
    .one(counted)
  const { sportsApi, database, authentication } = counted
  return { sportsApi, database, authentication }
}

/** SQL: whether the message, or the address that it is about, contains one of the words. */
function mentions(words: readonly string[]): string {
  const said = `message || ' ' || COALESCE(json_extract(NULLIF(metadata, ''), '$.url'), '')`
  return `(${words.map((word) => `${said} LIKE '%${word}%'`).join(' OR ')})`
}
