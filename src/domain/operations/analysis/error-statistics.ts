import { LOG_LEVELS, type LogEntry, type LogLevel } from '../logs/log-entry'
import { groupBy, percentOf } from '../statistics'
import { messagePattern } from './message-pattern'

export type Trend = 'increasing' | 'decreasing' | 'stable'

export interface ErrorStatistics {
  readonly total: number
  readonly byLevel: Readonly<Record<LogLevel, number>>
  readonly byCategory: Readonly<Record<string, number>>
  /** Percent; absent without entries. */
  readonly errorRate: number | undefined
  /** Patterns of error messages, grouped by how their number changed. */
  readonly trends: Readonly<Record<Trend, readonly string[]>>
}

export function trendOf(current: number, previous: number): Trend {
  if (current > 1.2 * previous) return 'increasing'
  return current < 0.8 * previous ? 'decreasing' : 'stable'
}

/** Statistics of one span of the log; the trends compare it with the span of the same length before it. */
export function errorStatistics(
  current: readonly LogEntry[],
  previous: readonly LogEntry[],
): ErrorStatistics {
  const byLevel = countsBy(current, (entry) => entry.level)
  return {
    total: current.length,
    byLevel: Object.fromEntries(LOG_LEVELS.map((level) => [level, byLevel.get(level) ?? 0])) as Record<
      LogLevel,
      number
    >,
    byCategory: Object.fromEntries(countsBy(current, (entry) => entry.category)),
    errorRate: percentOf(byLevel.get('error') ?? 0, current.length),
    trends: trends(errorCounts(current), errorCounts(previous)),
  }
}

type Counts = ReadonlyMap<string, number>

function errorCounts(entries: readonly LogEntry[]): Counts {
  const errors = entries.filter((entry) => entry.level === 'error')
  return countsBy(errors, (entry) => messagePattern(entry.message))
}

function countsBy(entries: readonly LogEntry[], keyOf: (entry: LogEntry) => string): Counts {
  return new Map([...groupBy(entries, keyOf)].map(([key, group]) => [key, group.length]))
}

function trends(current: Counts, previous: Counts): ErrorStatistics['trends'] {
  const patterns = [...new Set([...current.keys(), ...previous.keys()])]
  const having = (trend: Trend) =>
    patterns.filter((pattern) => trendOf(current.get(pattern) ?? 0, previous.get(pattern) ?? 0) === trend)
  return {
    increasing: having('increasing'),
    decreasing: having('decreasing'),
    stable: having('stable'),
  }
}
