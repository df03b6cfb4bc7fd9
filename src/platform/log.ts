import type { LogMetadata } from '../domain/operations/logs/log-entry'
import { MAX_LOG_ENTRIES } from '../domain/operations/logs/log-entry'
import { currentAction } from './action'

export type LogLevel = 'info' | 'warn' | 'error'

export interface LogEntry {
  readonly at: number
  readonly level: LogLevel
  readonly category: string
  readonly message: string
  /** What the person had done last. */
  readonly correlationId: string
  readonly metadata?: LogMetadata
}

export interface Log {
  add(level: LogLevel, category: string, message: string, metadata?: LogMetadata): void
  entries(): readonly LogEntry[]
  /** Calls back with each line from now on. */
  onAdd(run: (entry: LogEntry) => void): void
}

/** The last things that happened in this page, for people who look into a problem. */
export function createLog(wall: () => number): Log {
  const kept: LogEntry[] = []
  const listeners = new Set<(entry: LogEntry) => void>()
  return {
    add(level, category, message, metadata) {
      const correlationId = currentAction()
      const entry = { at: wall(), level, category, message, correlationId, ...(metadata && { metadata }) }
      kept.push(entry)
      if (kept.length > MAX_LOG_ENTRIES) kept.shift()
      for (const run of listeners) run(entry)
    },
    entries: () => kept,
    onAdd: (run) => void listeners.add(run),
  }
}

export const log = createLog(() => Date.now())
