import type { LogMetadata } from '../logs/log-entry'

/** Something an operator should look at. `warning` covers what can wait, `other` what only informs. */
export interface Alert {
  readonly id: string
  readonly type: 'error' | 'warning' | 'system' | 'performance'
  readonly title: string
  readonly message: string
  /** Milliseconds since 1970: when it began. */
  readonly timestamp: number
  readonly severity: 'critical' | 'warning' | 'other'
  readonly source: string
  /** True once an operator has acknowledged it. */
  readonly resolved: boolean
}

/** What speaks for an alert now. */
export interface FoundAlert extends Omit<Alert, 'id' | 'resolved'> {
  /** The same for as long as the same trouble goes on. */
  readonly key: string
  readonly lastSeen: number
  /** Lines of the last ten minutes that say so; none for a figure over its threshold. */
  readonly count: number
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}

/** An alert as the server keeps it. */
export interface KeptAlert extends Alert, Omit<FoundAlert, keyof Alert> {
  /** When the trouble had ended; absent while it goes on. */
  readonly clearedAt?: number
  readonly acknowledged?: Acknowledgement
}

export interface Acknowledgement {
  /** The operator's name as it was then. */
  readonly by: string
  readonly reason: string
  readonly atMs: number
}
