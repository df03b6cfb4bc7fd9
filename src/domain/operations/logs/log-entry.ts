/** The most entries that a browser keeps. */
export const MAX_LOG_ENTRIES = 1000

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface LogMetadata {
  readonly error?: string
  readonly stack?: string
  readonly componentName?: string
  readonly url?: string
  readonly method?: string
  readonly status?: number
  /** Milliseconds. */
  readonly duration?: number
  readonly networkError?: boolean
  readonly additionalContext?: { readonly viewport?: string; readonly connection?: string }
}

export interface LogEntry {
  readonly id: string
  /** Milliseconds since 1970, product time. */
  readonly timestamp: number
  readonly level: LogLevel
  /** `API`, `API_HEALTH`, `AUTH`, `PERFORMANCE`, `USER_ENGAGEMENT`, `DASHBOARD`, … */
  readonly category: string
  readonly message: string
  /** The same on all entries of one action. */
  readonly correlationId?: string
  /** The build of the page that wrote the line; the server's own lines have none. */
  readonly buildId?: string
  /** The visit of that page. */
  readonly sessionId?: string
  /** The account that the line is about, or the one that had the page open. */
  readonly userId?: string
  readonly metadata?: LogMetadata
}

/** What a line says, whichever line it is. */
export type LogLine = Omit<LogEntry, 'id' | 'timestamp'>

export const API_CATEGORIES: readonly string[] = ['API', 'API_HEALTH']

export function isApiLog(entry: LogEntry): boolean {
  return API_CATEGORIES.includes(entry.category)
}

export function isAuthLog(entry: LogEntry): boolean {
  return entry.category === 'AUTH'
}
