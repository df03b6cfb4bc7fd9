import { comparable } from './filter-operator'
import type { LogFilter } from './log-filter'
import type { TimeRange } from './time-range'

/**
 * The span narrowed by the filters by time, which let no line outside of it through. A search of only the newest lines
 * has to begin at the end of this narrowed span, or it would find no lines of an earlier hour.
 */
export function narrowedRange(range: TimeRange, filters: readonly LogFilter[]): TimeRange {
  return filters.filter(({ field }) => field === 'timestamp').reduce(narrowed, range)
}

function narrowed(range: TimeRange, { operator, value }: LogFilter): TimeRange {
  switch (operator) {
    case 'greater_than':
      return within(range, comparable(value), NaN)
    case 'less_than':
      return within(range, NaN, comparable(value))
    case 'equals':
      return within(range, comparable(value), comparable(value))
    case 'between':
      return Array.isArray(value) && value.length === 2
        ? within(range, comparable(value[0]), comparable(value[1]))
        : range
    default:
      return range
  }
}

/**
 * An end that is not a number does not narrow the span. One beyond the span leaves nothing of it, and does not move its
 * ends away: no date has more than some 16 digits.
 */
function within({ startMs, endMs }: TimeRange, from: number, to: number): TimeRange {
  return {
    startMs: Number.isNaN(from) ? startMs : Math.min(Math.max(startMs, from), endMs + 1),
    endMs: Number.isNaN(to) ? endMs : Math.max(Math.min(endMs, to), startMs - 1),
  }
}
