import { isApiLog, isAuthLog, type LogEntry } from '../logs/log-entry'
import { lastHour } from './hour-figures'

export type SubStatus = 'operational' | 'degraded' | 'down'

export interface SubStatuses {
  readonly sportsApi: SubStatus
  readonly database: SubStatus
  readonly authentication: SubStatus
}

const SPORTS_API_WORDS = /espn|sports|scoreboard/i
const DATABASE_WORDS = /database|pocketbase|sqlite|indexeddb/i

/** The parts of the system, each from the entries of the last hour that speak of its trouble. */
export function subStatuses(entries: readonly LogEntry[], nowMs: number): SubStatuses {
  const recent = lastHour(entries, nowMs)
  return {
    sportsApi: byCount(recent.filter(isSportsApiError).length, { degradedAbove: 2, downAbove: 5 }),
    database: byCount(recent.filter(isDatabaseTrouble).length, { degradedAbove: 1, downAbove: 3 }),
    authentication: byCount(recent.filter(isAuthError).length, { degradedAbove: 0, downAbove: 2 }),
  }
}

function byCount(count: number, limits: { degradedAbove: number; downAbove: number }): SubStatus {
  if (count > limits.downAbove) return 'down'
  return count > limits.degradedAbove ? 'degraded' : 'operational'
}

function isSportsApiError(entry: LogEntry): boolean {
  return entry.level === 'error' && isApiLog(entry) && mentions(entry, SPORTS_API_WORDS)
}

/** Only trouble counts: a database that reports its start is well. */
function isDatabaseTrouble(entry: LogEntry): boolean {
  return (entry.level === 'error' || entry.level === 'warn') && mentions(entry, DATABASE_WORDS)
}

function isAuthError(entry: LogEntry): boolean {
  return entry.level === 'error' && isAuthLog(entry)
}

function mentions(entry: LogEntry, words: RegExp): boolean {
  return words.test(entry.message) || words.test(entry.metadata?.url ?? '')
}
