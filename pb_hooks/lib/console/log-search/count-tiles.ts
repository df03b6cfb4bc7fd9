import type { LogAnswer } from '../../../../src/domain/operations/logs/log-question'
import type { TimeRange } from '../../../../src/domain/operations/logs/time-range'
import { HOUR_MS, LAST_FIVE_MINUTES_MS } from '../../../../src/domain/time/intervals'
import { readJson } from '../../server/read-json'
import { rowTime } from '../../server/row-time'

type Levels = Readonly<Partial<Record<string, number>>>

/** A month has a million lines: its whole hours are counted already (`log_hours`), what is left at both ends is counted now. */
export function countTiles(range: TimeRange, nowMs: number): LogAnswer['counts'] {
  const all = sumOf(
    spansOf(range).map(({ isWhole, from, to }) => (isWhole ? hours(from, to) : lines(from, to))),
  )
  const recent = lines(Math.max(range.startMs, nowMs - LAST_FIVE_MINUTES_MS), range.endMs + 1)
  return {
    all: Object.values(all).reduce<number>((sum, count) => sum + (count ?? 0), 0),
    errors: all['error'] ?? 0,
    warnings: all['warn'] ?? 0,
    'last-5-min': (recent['info'] ?? 0) + (recent['debug'] ?? 0),
  }
}

interface Span {
  readonly isWhole: boolean
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

function spansOf({ startMs, endMs }: TimeRange): readonly Span[] {
  const from = Math.ceil(startMs / HOUR_MS) * HOUR_MS
  const to = Math.floor((endMs + 1) / HOUR_MS) * HOUR_MS
  if (from >= to) return [{ isWhole: false, from: startMs, to: endMs + 1 }]
  return [
    { isWhole: false, from: startMs, to: from },
    { isWhole: true, from, to },
    { isWhole: false, from: to, to: endMs + 1 },
  ]
}

const GROUPED = "SELECT COALESCE(json_group_object(level, n), '{}') AS json"

function hours(from: number, to: number): Levels {
  const within = 'hour >= {:from} AND hour < {:to}'
  const hour = (ms: number) => rowTime(ms).slice(0, 13)
  return readJson(
    `${GROUPED} FROM (SELECT level, SUM(n) AS n FROM log_hours WHERE ${within} GROUP BY level)`,
    { from: hour(from), to: hour(to) },
  )
}

function lines(from: number, to: number): Levels {
  return readJson(
    `${GROUPED} FROM (SELECT level, COUNT(*) AS n FROM logs
      WHERE timestamp >= {:from} AND timestamp < {:to} GROUP BY level)`,
    { from: rowTime(from), to: rowTime(to) },
  )
}

function sumOf(parts: readonly Levels[]): Levels {
  const sum: Record<string, number> = {}
  for (const part of parts)
    for (const [level, count] of Object.entries(part)) sum[level] = (sum[level] ?? 0) + (count ?? 0)
  return sum
}
