import { percentOf } from '../statistics'

/**
 * What was counted in an hour. Upstream calls count as log entries too, although only sums per minute are kept of them.
 */
export interface HourCounts {
  /** Lines of the log, without those that tell of a call. */
  readonly lines: number
  readonly errorLines: number
  readonly calls: number
  /** Those that tell of trouble. */
  readonly failedCalls: number
  /** How long the calls took together. */
  readonly callMs: number
}

/** Figures of the last hour; a figure that was not measured is absent. */
export interface HourFigures {
  /** Errors among all entries, in percent. */
  readonly errorRate: number | undefined
  /** Mean duration of the API calls. */
  readonly apiResponseTime: number | undefined
  readonly apiCallsLastHour: number
}

export function hourFigures({ lines, errorLines, calls, failedCalls, callMs }: HourCounts): HourFigures {
  return {
    errorRate: percentOf(errorLines + failedCalls, lines + calls),
    apiResponseTime: calls > 0 ? callMs / calls : undefined,
    apiCallsLastHour: calls,
  }
}
