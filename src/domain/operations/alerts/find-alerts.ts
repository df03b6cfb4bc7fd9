import { figureText } from '../figure-text'
import type { HourFigures } from '../health/hour-figures'
import { SLOW_API_OVER_MS } from '../../time/intervals'
import type { LogEntry, LogLevel } from '../logs/log-entry'
import { newestFirst } from '../statistics'
import type { Alert } from './alert'

export const ERROR_RATE_ALERT_PERCENT = 5

const MAX_ERROR_ALERTS = 10
const MAX_WARNING_ALERTS = 5

/** What speaks for an alert now: the latest errors and warnings of the log, and the figures of the last hour. */
export function findAlerts(
  entries: readonly LogEntry[],
  figures: HourFigures,
  nowMs: number,
): readonly Alert[] {
  return [
    ...latest(entries, 'error', MAX_ERROR_ALERTS).map(errorAlert),
    ...latest(entries, 'warn', MAX_WARNING_ALERTS).map(warningAlert),
    ...errorRateAlert(figures.errorRate, nowMs),
    ...slowApiAlert(figures.apiResponseTime, nowMs),
  ]
}

function latest(entries: readonly LogEntry[], level: LogLevel, most: number): readonly LogEntry[] {
  return newestFirst(entries.filter((entry) => entry.level === level)).slice(0, most)
}

function errorAlert(entry: LogEntry): Alert {
  return { ...fromLog(entry), type: 'error', severity: 'critical', title: `${entry.category} Error` }
}

function warningAlert(entry: LogEntry): Alert {
  return { ...fromLog(entry), type: 'warning', severity: 'warning', title: `${entry.category} Warning` }
}

function fromLog(entry: LogEntry) {
  const { message, timestamp, category: source } = entry
  return { id: `log-${entry.id}`, message, timestamp, source, resolved: false }
}

function errorRateAlert(percent: number | undefined, nowMs: number): readonly Alert[] {
  if (percent === undefined || percent <= ERROR_RATE_ALERT_PERCENT) return []
  const message = `${figureText(percent, 'percent')} of the last hour's log entries are errors`
  return [
    {
      ...condition('high-error-rate', message, nowMs),
      type: 'system',
      severity: 'critical',
      title: 'High Error Rate',
    },
  ]
}

function slowApiAlert(ms: number | undefined, nowMs: number): readonly Alert[] {
  if (ms === undefined || ms <= SLOW_API_OVER_MS) return []
  const message = `API calls took ${figureText(ms, 'milliseconds')} on average in the last hour`
  return [
    {
      ...condition('slow-api', message, nowMs),
      type: 'performance',
      severity: 'warning',
      title: 'Slow API Response',
    },
  ]
}

function condition(id: string, message: string, timestamp: number) {
  return { id, message, timestamp, source: 'System Monitor', resolved: false }
}
