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

/** Trouble that the search finds now. */
export interface FoundAlert extends Omit<Alert, 'id' | 'resolved'> {
  /** The same for as long as the same trouble goes on. */
  readonly key: string
  readonly lastSeen: number
  /** How many log lines of the last ten minutes tell of the trouble; 0 for a figure over its threshold. */
  readonly count: number
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}

/** An alert as the server keeps it. */
export interface KeptAlert extends Alert, Omit<FoundAlert, keyof Alert> {
  /** When the trouble was found to be over; absent while it goes on. */
  readonly clearedAt?: number
  readonly acknowledged?: Acknowledgement
}

export interface Acknowledgement {
  /** The operator's name as it was then. */
  readonly by: string
  readonly reason: string
  readonly atMs: number
}
