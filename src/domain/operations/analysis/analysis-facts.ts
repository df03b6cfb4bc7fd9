import type { LogEntry } from '../logs/log-entry'

/** The input of an analysis. */
export interface AnalysisFacts {
  /** The latest errors and warnings of the last day. */
  readonly entries: readonly LogEntry[]
  /** The number of all errors of that day, including those that are not in `entries`. */
  readonly errors: number
  /** The same for warnings. */
  readonly warnings: number
  readonly nowMs: number
  /** Whether a model is set up on the server. */
  readonly hasModel: boolean
}
