import type { LogAnswer, LogQuestion } from '../../../src/domain/operations/logs/log-question'
import { searchLogs } from '../../../src/domain/operations/logs/log-search'
import { matchesQuickFilter, type QuickFilter } from '../../../src/domain/operations/logs/quick-filter'
import { timeRange, type TimeRange } from '../../../src/domain/operations/logs/time-range'
import { LAST_FIVE_MINUTES_MS } from '../../../src/domain/time/intervals'
import { readLines } from './read-lines'
import { rowTime } from './row-time'

/** What the rules look through of what the database has found; nobody reads more. */
const MOST_LOOKED_AT = 3000
const MOST_SENT = 200
/** Times that every row lies between. */
const EVER: TimeRange = { startMs: 0, endMs: Date.UTC(9999, 0) }

/** The database narrows the lines down by time, tile and words; the rest of the question is a matter of the rules. */
export function findLines(question: LogQuestion, nowMs: number): LogAnswer {
  const range = withinEver(timeRange(question.time, nowMs))
  const span = { from: rowTime(range.startMs), to: rowTime(range.endMs) }
  const words = question.query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const conditions = ['timestamp >= {:from} AND timestamp <= {:to}', SQL_OF_TILE[question.quick]]
  const five = rowTime(nowMs - LAST_FIVE_MINUTES_MS)
  const values: Record<string, string> = { ...span, ...(question.quick === 'last-5-min' && { five }) }
  for (const [index, word] of words.entries()) {
    conditions.push(`instr(lower(${SHOWN}), {:word${index}}) > 0`)
    values[`word${index}`] = word
  }
  const looked = readLines(conditions.join(' AND '), values, MOST_LOOKED_AT)
  const ofTile = looked.filter((entry) => matchesQuickFilter(entry, question.quick, nowMs))
  const found = searchLogs(ofTile, { ...question, timeRange: range })
  return {
    entries: found.slice(0, MOST_SENT),
    found: found.length,
    counts: countTiles(span, nowMs),
    isCut: looked.length === MOST_LOOKED_AT,
  }
}

const SHOWN = 'level || char(10) || category || char(10) || message || char(10) || correlationId'

const SQL_OF_TILE: Readonly<Record<QuickFilter, string>> = {
  all: '1 = 1',
  errors: "level = 'error'",
  warnings: "level = 'warn'",
  'last-5-min': 'timestamp >= {:five}',
  api: "category IN ('API', 'API_HEALTH')",
  auth: "category = 'AUTH'",
}

function countTiles(
  span: { readonly from: string; readonly to: string },
  nowMs: number,
): LogAnswer['counts'] {
  const counted = new DynamicModel({ every: 0, errors: 0, warnings: 0, recent: 0 }) as unknown as {
    readonly every: number
    readonly errors: number
    readonly warnings: number
    readonly recent: number
  }
  $app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS every, COALESCE(SUM(level = 'error'), 0) AS errors,
         COALESCE(SUM(level = 'warn'), 0) AS warnings,
         COALESCE(SUM(timestamp >= {:five} AND level IN ('info', 'debug')), 0) AS recent
       FROM logs WHERE timestamp >= {:from} AND timestamp <= {:to}`,
    )
    .bind({ ...span, five: rowTime(nowMs - LAST_FIVE_MINUTES_MS) })
    .one(counted)
  const { every, errors, warnings, recent } = counted
  return { all: every, errors, warnings, 'last-5-min': recent }
}

function withinEver({ startMs, endMs }: TimeRange): TimeRange {
  return { startMs: Math.max(EVER.startMs, startMs), endMs: Math.min(EVER.endMs, endMs) }
}
