import { percentOf } from '../statistics'

/** What was counted in an hour. An upstream call is an entry of the log as well, though only its minute is kept. */
export interface HourCounts {
  /** Lines of the log, without those that tell of a call. */
  readonly lines: number
  readonly errorLines: number
  readonly calls: number
  readonly failedCalls: number
  /** How long the calls took together. */
  readonly callMs: number
}

/** What the last hour says in numbers; a figure nobody measured is absent. */
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
