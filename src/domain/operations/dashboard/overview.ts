import type { CallHistory } from '../api-calls/call-history'
import type { ApiHealth } from '../health/api-health'
import type { SystemMetrics } from '../health/system-metrics'
import type { LogEntry } from '../logs/log-entry'

/** Figures about users with an account. */
export interface PeopleNow {
  readonly activeSessions: number
  readonly activeUsers: number
  readonly totalUsers: number
  /** Minutes, averaged over 30 days; absent when nobody came. */
  readonly averageSession?: number
  /** The number of people whose visits are not in that average yet; absent when all are counted. */
  readonly uncounted?: number
}

/** The data that the Dashboard section shows. */
export interface Overview {
  readonly metrics: SystemMetrics
  readonly people: PeopleNow
  /** The latest errors of the last hour. */
  readonly troubles: readonly LogEntry[]
}

/** What the Infrastructure section shows of one service: counts in place of the hour's single checks. */
export interface ServiceHealth extends Omit<ApiHealth, 'requests'> {
  readonly requestsLastHour: number
  readonly errorsLastHour: number
}

export interface Infrastructure {
  readonly services: readonly ServiceHealth[]
  /** Log entries about the API and about performance, newest first. */
  readonly events: readonly LogEntry[]
  /** How the upstream answered within the last day. */
  readonly history: CallHistory
}
