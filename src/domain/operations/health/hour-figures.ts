import { HOUR_MS } from '../../time/intervals'
import { isApiLog, type LogEntry } from '../logs/log-entry'
import { average, percentOf } from '../statistics'

/** What the logs of the last hour say in numbers; a figure nobody measured is absent. */
export interface HourFigures {
  /** Errors among all entries, in percent. */
  readonly errorRate: number | undefined
  /** Mean duration of the API calls. */
  readonly apiResponseTime: number | undefined
  readonly apiCallsLastHour: number
}

export function hourFigures(entries: readonly LogEntry[], nowMs: number): HourFigures {
  const recent = lastHour(entries, nowMs)
  const durations = recent.filter(isApiLog).flatMap((entry) => entry.metadata?.duration ?? [])
  return {
    errorRate: percentOf(recent.filter((entry) => entry.level === 'error').length, recent.length),
    apiResponseTime: average(durations),
    apiCallsLastHour: durations.length,
  }
}

export function lastHour(entries: readonly LogEntry[], nowMs: number): readonly LogEntry[] {
  return entries.filter((entry) => entry.timestamp > nowMs - HOUR_MS && entry.timestamp <= nowMs)
}
