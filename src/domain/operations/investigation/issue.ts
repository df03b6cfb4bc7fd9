import type { LogLine, LogMetadata } from '../logs/log-entry'

/** The alert or log entry that is investigated. */
export interface Issue {
  readonly type: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The id of the log line that is investigated, or of the latest line of an alert; absent where there is none. */
  readonly id?: string
  /** The log line itself, or the latest line of an alert; absent when a figure raised the alert. */
  readonly line?: LogLine
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}
