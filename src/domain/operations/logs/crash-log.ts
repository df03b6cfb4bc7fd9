import type { LogEntry } from './log-entry'

/** What a boundary knows of the surprise it caught; what the browser does not tell is absent. */
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

/** The entry for it, as an investigation will want to read it. */
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
