import { createSlowRequests } from '../domain/operations/logs/slow-requests'
import { log } from '../platform/log'

/**
 * Writes down which requests of this page were slow. The browser measures them all by itself, so nothing stands between
 * the page and its requests.
 */
export function watchRequests(): void {
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
