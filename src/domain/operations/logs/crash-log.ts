import type { LogEntry } from './log-entry'

/** What an error boundary knows about an error; members that the browser does not report are absent. */
export interface Crash {
  readonly component: string
  readonly message: string
  readonly stack?: string
  readonly url: string
  /** `390x844`. */
  readonly viewport: string
  /** The browser's `effectiveType`, or `offline`. */
  readonly connection?: string
}

/** The log entry for a crash, with everything that an investigation needs. */
export function crashLog(crash: Crash): Pick<LogEntry, 'level' | 'category' | 'message' | 'metadata'> {
  const { component: componentName, message, stack, url, viewport, connection } = crash
  const additionalContext = { viewport, ...(connection !== undefined && { connection }) }
  return {
    level: 'error',
    category: 'SCREEN',
    message: `${componentName}: ${message}`,
    metadata: {
      error: message,
      ...(stack !== undefined && { stack }),
      componentName,
      url,
      additionalContext,
    },
  }
}
