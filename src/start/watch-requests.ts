import { unansweredRequests } from '../backend/in-flight'
import { createLongRequests, createSlowRequests } from '../domain/operations/logs/slow-requests'
import { LONG_RUNNING_CHECK_MS } from '../domain/time/intervals'
import { log } from '../platform/log'

/**
 * Logs which requests of this page were slow, and which have no answer yet. The browser itself measures requests that
 * are over; only the code that sends them knows which still run.
 */
export function watchRequests(): void {
  const tellRunning = createLongRequests()
  setInterval(() => {
    for (const line of tellRunning(unansweredRequests(), performance.now()))
      log.add('warn', 'PERFORMANCE', line)
  }, LONG_RUNNING_CHECK_MS)
  if (typeof PerformanceObserver === 'undefined') return
  const tell = createSlowRequests()
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      const url = entry.name.startsWith(location.origin)
        ? entry.name.slice(location.origin.length)
        : entry.name
      const line = tell({ url, durationMs: entry.duration }, entry.startTime + entry.duration)
      if (line) log.add('warn', 'PERFORMANCE', line)
    }
  })
  watch.observe({ type: 'resource', buffered: true })
}
