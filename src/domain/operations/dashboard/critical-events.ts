import { isApiLog, type LogEntry } from '../logs/log-entry'
import { newestFirst } from '../statistics'

const MAX_CRITICAL_EVENTS = 5
const MAX_INFRASTRUCTURE_EVENTS = 10
const PLACES_OF_PAGES = 3

/** The latest errors; an empty list means that the card is not shown. */
export function criticalEvents(entries: readonly LogEntry[]): readonly LogEntry[] {
  const errors = entries.filter((entry) => entry.level === 'error')
  return newestFirst(errors).slice(0, MAX_CRITICAL_EVENTS)
}

/**
 * What the server says of its upstreams, and the slow requests that pages have noted. A weak network brings those by the
 * dozen, so they take a few places, or all that the server leaves.
 */
export function infrastructureEvents(entries: readonly LogEntry[]): readonly LogEntry[] {
  const own = newestFirst(entries.filter(isApiLog))
  const places = Math.max(PLACES_OF_PAGES, MAX_INFRASTRUCTURE_EVENTS - own.length)
  const ofPages = newestFirst(entries.filter(({ category }) => category === 'PERFORMANCE')).slice(0, places)
  return newestFirst([...own.slice(0, MAX_INFRASTRUCTURE_EVENTS - ofPages.length), ...ofPages])
}
