import { inThousands } from '../figure-text'
import { newestFirst } from '../statistics'
import type { LogEntry } from './log-entry'
import { matchesFilters, type LogFilter } from './log-filter'
import { isInRange, type TimeRange } from './time-range'

export const DATA_TYPES = ['logs', 'metrics', 'users', 'alerts'] as const
export type DataType = (typeof DATA_TYPES)[number]

export interface LogSearch {
  readonly query: string
  readonly filters: readonly LogFilter[]
  readonly timeRange: TimeRange
  /** An empty list means all. */
  readonly dataTypes: readonly DataType[]
}

/** The entries that match the search, the newest first. */
export function searchLogs(entries: readonly LogEntry[], search: LogSearch): readonly LogEntry[] {
  return newestFirst(entries.filter((entry) => isFound(entry, search)))
}

export function showingText(shown: number, total: number): string {
  return `Showing ${shown} of ${inThousands(total)} logs`
}

/** A note about matching lines that are not shown; undefined when all are shown. */
export function foundText({ shown, found, isCut }: Found): string | undefined {
  if (shown === 0)
    return isCut
      ? 'No logs match among the newest. Choose a shorter time to look at older ones.'
      : 'No logs match.'
  if (isCut) return `These are the newest ${shown}. Choose a shorter time to look at older ones.`
  return found > shown ? `${found} match; these are the newest ${shown}.` : undefined
}

interface Found {
  readonly shown: number
  readonly found: number
  /** Older lines were not looked through. */
  readonly isCut: boolean
}

/** Every entry is of one type, so that the four toggles together show everything. */
export function dataTypeOf(entry: LogEntry): DataType {
  switch (entry.category) {
    case 'PERFORMANCE':
      return 'metrics'
    case 'USER_ENGAGEMENT':
    case 'AUTH':
      return 'users'
    case 'ALERT':
    case 'API_HEALTH':
      return 'alerts'
    default:
      return 'logs'
  }
}

function isFound(entry: LogEntry, search: LogSearch): boolean {
  const wantsType = search.dataTypes.length === 0 || search.dataTypes.includes(dataTypeOf(entry))
  return (
    wantsType &&
    isInRange(entry.timestamp, search.timeRange) &&
    matchesQuery(entry, search.query) &&
    matchesFilters(entry, search.filters)
  )
}

/** Every word of the query is somewhere in what the row shows. */
function matchesQuery(entry: LogEntry, query: string): boolean {
  const { level, category, message, correlationId } = entry
  const shown = [level, category, message, correlationId].join('\n').toLowerCase()
  // Two blanks have an empty word between them, which every row has.
  const words = query.toLowerCase().split(/\s/)
  return words.every((word) => shown.includes(word))
}
