import type { Crash } from '../domain/operations/logs/crash-log'

/** What the browser knows at the moment something broke. */
export function crashOf(component: string, error: unknown): Crash {
  const connection = connectionWord()
  return {
    component,
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Error && error.stack !== undefined && { stack: error.stack }),
    url: location.href,
    viewport: `${innerWidth}x${innerHeight}`,
    ...(connection !== undefined && { connection }),
  }
}

/** Not all browsers tell. */
function connectionWord(): string | undefined {
  if (!navigator.onLine) return 'offline'
  return (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType
}
