import { isApiLog, type LogEntry } from '../logs/log-entry'
import { newestFirst } from '../statistics'

const MAX_CRITICAL_EVENTS = 5
const MAX_INFRASTRUCTURE_EVENTS = 10

/** The latest errors; an empty list means that the card is not shown. */
export function criticalEvents(entries: readonly LogEntry[]): readonly LogEntry[] {
  const errors = entries.filter((entry) => entry.level === 'error')
  return newestFirst(errors).slice(0, MAX_CRITICAL_EVENTS)
}

export function infrastructureEvents(entries: readonly LogEntry[]): readonly LogEntry[] {
  const events = entries.filter((entry) => isApiLog(entry) || entry.category === 'PERFORMANCE')
  return newestFirst(events).slice(0, MAX_INFRASTRUCTURE_EVENTS)
}
