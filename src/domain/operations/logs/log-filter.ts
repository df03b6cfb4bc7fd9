import { isObject } from '../../json'
import type { LogEntry } from './log-entry'
import { listOf, matchesOperator, type FilterOperator } from './filter-operator'

/** One line of the advanced filter builder; it may be only half filled in. */
export interface LogFilter {
  readonly id: string
  /** Empty until chosen. Dots lead into the metadata: `metadata.status`. */
  readonly field: string
  readonly operator: FilterOperator
  readonly value: unknown
  readonly type?: 'select' | 'text' | 'date'
}

export const FILTER_FIELDS = [
  { field: 'level', label: 'Log Level', values: ['error', 'warn', 'info', 'debug'] },
  { field: 'category', label: 'Category', values: ['API', 'PERFORMANCE', 'USER_ENGAGEMENT', 'DASHBOARD'] },
  { field: 'message', label: 'Message', values: [] },
  { field: 'timestamp', label: 'Timestamp', values: [] },
] as const

/**
 * A filter without a field lets every entry through; a filter with a field stops entries that lack the field.
 */
export function matchesFilter(entry: LogEntry, filter: LogFilter): boolean {
  if (filter.field === '') return true
  if (filter.field === 'timestamp') return matchesTime(entry.timestamp, filter)
  const actual = valueAt(entry, filter.field)
  if (actual === undefined || actual === null) return false
  return matchesOperator(actual, filter.operator, filter.value)
}

/** Times that are typed and not picked are beginnings, or parts, of a time in UTC: a day, an hour or a minute. */
function matchesTime(ms: number, { operator, value }: LogFilter): boolean {
  const text = timeText(new Date(ms).toISOString())
  const begins = (typed: string) => typed !== '' && text.startsWith(typed)
  switch (operator) {
    case 'contains':
      return text.includes(timeText(value))
    case 'in':
      return typedTimes(value).some(begins)
    case 'not_in':
      return !typedTimes(value).some(begins)
    default:
      return matchesOperator(ms, operator, value)
  }
}

/** What people type as a list of times, as rows have them. */
export function typedTimes(value: unknown): readonly string[] {
  return listOf(value).map(timeText)
}

/** `2026-10-25 18:05:07.123Z`, as in the rows of the database and in exports. */
export function timeText(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim().toUpperCase().replace('T', ' ') : ''
}

export function matchesFilters(entry: LogEntry, filters: readonly LogFilter[]): boolean {
  return filters.every((filter) => matchesFilter(entry, filter))
}

/** Own members only: `constructor` is not a field of a log entry. */
function valueAt(entry: LogEntry, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      entry,
    )
}
