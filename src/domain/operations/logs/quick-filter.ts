import { LAST_FIVE_MINUTES_MS } from '../../time/intervals'
import { isApiLog, isAuthLog, type LogEntry } from './log-entry'

export const QUICK_FILTERS = ['all', 'errors', 'warnings', 'last-5-min', 'api', 'auth'] as const
export type QuickFilter = (typeof QUICK_FILTERS)[number]

const LABELS: Readonly<Record<QuickFilter, string>> = {
  all: 'All',
  errors: 'Errors',
  warnings: 'Warnings',
  'last-5-min': 'Last 5 min',
  api: 'API logs',
  auth: 'Auth logs',
}

export function quickFilterLabel(filter: QuickFilter): string {
  return LABELS[filter]
}

/** The summary tiles and the two chips below them. */
export function matchesQuickFilter(entry: LogEntry, filter: QuickFilter, nowMs: number): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'errors':
      return entry.level === 'error'
    case 'warnings':
      return entry.level === 'warn'
    case 'last-5-min':
      return isOfLastFiveMinutes(entry, nowMs)
    case 'api':
      return isApiLog(entry)
    case 'auth':
      return isAuthLog(entry)
  }
}

function isOfLastFiveMinutes(entry: LogEntry, nowMs: number): boolean {
  return entry.timestamp >= nowMs - LAST_FIVE_MINUTES_MS && entry.timestamp <= nowMs
}
