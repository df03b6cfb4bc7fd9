import { isObject } from '../../json'
import type { LogEntry } from './log-entry'
import { matchesOperator, type FilterOperator } from './filter-operator'

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
  const actual = valueAt(entry, filter.field)
  if (actual === undefined || actual === null) return false
  return matchesOperator(actual, filter.operator, filter.value)
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
