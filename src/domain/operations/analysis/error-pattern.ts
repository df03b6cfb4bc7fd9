export type Severity = 'critical' | 'high' | 'medium' | 'low'

/** Errors that are alike. */
export interface ErrorPattern {
  readonly id: string
  readonly title: string
  readonly pattern: string
  readonly description: string
  readonly frequency: number
  readonly severity: Severity
  readonly category: string
  /** Absent where the model does not say when. */
  readonly firstSeen?: number
  readonly lastSeen?: number
  readonly affectedFiles: readonly string[]
  readonly affectedEndpoints: readonly string[]
  readonly suggestedFix?: string
}

const SENSITIVE = /database|auth/i

/** The severity that we estimate ourselves when no model gives one. */
export function fallbackSeverity(pattern: string, occurrences: number): Severity {
  if (occurrences > 20) return 'critical'
  if (occurrences > 10 || SENSITIVE.test(pattern)) return 'high'
  return occurrences > 5 ? 'medium' : 'low'
}
