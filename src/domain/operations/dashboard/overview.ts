import type { CallHistory } from '../api-calls/call-history'
import type { ApiHealth } from '../health/api-health'
import type { SystemMetrics } from '../health/system-metrics'
import type { LogEntry } from '../logs/log-entry'

/** What is known of the people who are signed in. */
export interface PeopleNow {
  readonly activeSessions: number
  readonly activeUsers: number
  readonly totalUsers: number
  /** Minutes, over 30 days; absent when nobody came. */
  readonly averageSession?: number
}

/** What the Dashboard section is drawn from. */
export interface Overview {
  readonly metrics: SystemMetrics
  readonly people: PeopleNow
  /** The latest errors of the last hour. */
  readonly troubles: readonly LogEntry[]
}

/** What the Infrastructure section says of one service: the checks of the hour are counted already. */
export interface ServiceHealth extends Omit<ApiHealth, 'requests'> {
  readonly requestsLastHour: number
  readonly errorsLastHour: number
}

export interface Infrastructure {
  readonly services: readonly ServiceHealth[]
  /** Of the API and of performance, newest first. */
  readonly events: readonly LogEntry[]
  /** How the upstream answered within a day. */
  readonly history: CallHistory
}
