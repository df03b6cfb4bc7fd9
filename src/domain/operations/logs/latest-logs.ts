import type { LogEntry } from './log-entry'

export const MAX_LOG_ENTRIES = 1000

/** The log after more entries, oldest first; what is too much falls off at the old end. */
export function latestLogs(entries: readonly LogEntry[], added: readonly LogEntry[]): readonly LogEntry[] {
  return [...entries, ...added].slice(-MAX_LOG_ENTRIES)
}
