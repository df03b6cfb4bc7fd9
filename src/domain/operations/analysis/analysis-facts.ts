import type { LogEntry } from '../logs/log-entry'

/** What an analysis is made of. */
export interface AnalysisFacts {
  /** The latest errors and warnings of the last day. */
  readonly entries: readonly LogEntry[]
  /** All errors of that day, also those that were not sent along. */
  readonly errors: number
  readonly nowMs: number
  /** Whether the server knows a model that can be asked. */
  readonly hasModel: boolean
}
