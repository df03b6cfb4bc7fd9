import type { LogEntry, LogMetadata } from '../logs/log-entry'

/** The alert or log that is looked into. */
export interface Issue {
  readonly type: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The line that it is, or the latest of an alert's lines; absent where a figure raised the alert. */
  readonly line?: Omit<LogEntry, 'id' | 'timestamp'>
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}
