import { MAX_LOG_ENTRIES } from '../domain/operations/logs/latest-logs'

export type LogLevel = 'info' | 'warn' | 'error'

export interface LogEntry {
  readonly at: number
  readonly level: LogLevel
  readonly category: string
  readonly message: string
}

export interface Log {
  add(level: LogLevel, category: string, message: string): void
  entries(): readonly LogEntry[]
}

/** The last things that happened in this page, for whoever looks into a problem. */
export function createLog(wall: () => number, limit = MAX_LOG_ENTRIES): Log {
  const kept: LogEntry[] = []
  return {
    add(level, category, message) {
      kept.push({ at: wall(), level, category, message })
      if (kept.length > limit) kept.shift()
    },
    entries: () => kept,
  }
}

export const log = createLog(() => Date.now())
