import type { LogMetadata } from '../logs/log-entry'

/** The alert or log that is looked into. */
export interface Issue {
  readonly type: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}
