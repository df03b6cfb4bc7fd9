import type { LogEntry } from '../../../../src/domain/operations/logs/log-entry'
import type { LogPlace } from '../../../../src/domain/operations/logs/log-page'
import { narrowedRange } from '../../../../src/domain/operations/logs/narrowed-range'
import type { LogQuestion } from '../../../../src/domain/operations/logs/log-question'
import type { TimeRange } from '../../../../src/domain/operations/logs/time-range'
import { LAST_FIVE_MINUTES_MS } from '../../../../src/domain/time/intervals'
import { rowTime } from '../../server/row-time'
import { readLines, type LinesQuery } from '../read-lines'
import { oneNumber } from '../../server/one-number'
import { conditionsOf, type Conditions } from './conditions'

/** How many of the lines that the database finds the rules look through; nobody reads more. */
const MOST_LOOKED_AT = 500
/** Where the index of runs does not help, the database looks through this many of the newest lines. */
const MOST_SCANNED = 20_000
/** Lines are numbered by their time, a million of them in a millisecond (migration 130); later ones have no number. */
const LAST_NUMBERED_MS = 9_000_000_000_000

export interface CandidateLines {
  readonly lines: readonly LogEntry[]
  /** Whether there may be more lines, which are older. */
  readonly isCut: boolean
  /** The last line that was looked at, where it is cut. */
  readonly end: () => LogEntry | undefined
}

/** The newest lines that the question may be about, or those that follow a place where somebody stopped before. */
export function candidateLines(
  question: LogQuestion,
  span: TimeRange,
  nowMs: number,
  after?: LogPlace,
): CandidateLines {
  const asked = narrowedRange(span, question.filters)
  const isLate = question.quick === 'last-5-min'
  const range = isLate ? { ...asked, startMs: Math.max(asked.startMs, nowMs - LAST_FIVE_MINUTES_MS) } : asked
  const wanted = conditionsOf(question)
  return wanted.runs === '' ? scan(wanted, range, after) : find(wanted, range, after)
}

function find(
  { runs, sql, values }: Conditions,
  { startMs, endMs }: TimeRange,
  after: LogPlace | undefined,
): CandidateLines {
  const ms = (name: string) => `CAST({:${name}} AS INTEGER) * 1000000`
  // A line that was deleted meanwhile has lost its number, but its time still gives one.
  const end = after
    ? `MIN(${ms('to')}, COALESCE((SELECT n FROM log_numbers WHERE line = {:afterId}), ${ms('afterMs')}))`
    : ms('to')
  const query: LinesQuery = {
    from: `log_words JOIN log_numbers ON log_numbers.n = log_words.rowid JOIN logs ON logs.id = log_numbers.line`,
    where: [
      `log_words MATCH {:runs} AND log_words.rowid >= ${ms('from')} AND log_words.rowid < ${end}`,
      ...sql,
    ].join(' AND '),
    order: 'log_words.rowid DESC',
  }
  const bounds = { from: Math.floor(startMs), to: Math.min(LAST_NUMBERED_MS, Math.floor(endMs) + 1) }
  const lines = readLines(query, { ...values, ...bounds, ...placeValues(after), runs }, MOST_LOOKED_AT)
  return { lines, isCut: lines.length === MOST_LOOKED_AT, end: () => lines.at(-1) }
}

/** Without conditions it returns the newest lines; with some, it searches this many of the newest. */
function scan(
  { sql, values }: Conditions,
  { startMs, endMs }: TimeRange,
  after: LogPlace | undefined,
): CandidateLines {
  const until = after ? Math.min(endMs, after.timestamp) : endMs
  const span = {
    from: rowTime(startMs),
    to: rowTime(until),
    ...(after && { afterId: after.id, afterTime: rowTime(after.timestamp) }),
  }
  const within = [
    'timestamp >= {:from} AND timestamp <= {:to}',
    ...(after ? ['(timestamp < {:afterTime} OR id > {:afterId})'] : []),
  ].join(' AND ')
  if (sql.length === 0) {
    const lines = readLines(within, span, MOST_LOOKED_AT)
    return { lines, isCut: lines.length === MOST_LOOKED_AT, end: () => lines.at(-1) }
  }
  const newest = `(SELECT * FROM logs WHERE ${within} ORDER BY timestamp DESC, id LIMIT ${MOST_SCANNED})`
  const query: LinesQuery = { from: newest, where: sql.join(' AND '), order: 'timestamp DESC, id' }
  const lines = readLines(query, { ...values, ...span }, MOST_LOOKED_AT)

  if (lines.length === MOST_LOOKED_AT) return { lines, isCut: true, end: () => lines.at(-1) }
  const oldest: LinesQuery = { from: newest, where: 'TRUE', order: 'timestamp, id DESC' }
  return {
    lines,
    isCut: hasMoreThan(MOST_SCANNED, within, span),
    end: () => readLines(oldest, span, 1)[0],
  }
}

function placeValues(after: LogPlace | undefined) {
  return after ? { afterId: after.id, afterMs: Math.floor(after.timestamp) } : {}
}

function hasMoreThan(count: number, where: string, span: Readonly<Record<string, string>>): boolean {
  const sql = `SELECT COUNT(*) AS count FROM (SELECT 1 FROM logs WHERE ${where} LIMIT ${count + 1})`
  return oneNumber($app, sql, span) > count
}
