import { ANALYSIS_WINDOW_MS } from '../../time/intervals'
import type { LogEntry } from '../logs/log-entry'

/** What "Run Analysis" looks at: the errors and warnings of the last day. */
export function analysedLogs(entries: readonly LogEntry[], nowMs: number): readonly LogEntry[] {
  return entries.filter(
    ({ level, timestamp }) =>
      (level === 'error' || level === 'warn') && timestamp > nowMs - ANALYSIS_WINDOW_MS && timestamp <= nowMs,
  )
}
