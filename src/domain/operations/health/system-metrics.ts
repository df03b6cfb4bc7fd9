import { hourFigures, type HourCounts, type HourFigures } from './hour-figures'
import { subStatuses, type PartTroubles, type SubStatuses } from './sub-status'
import { systemStatus, type SystemStatus } from './system-status'

/** What the Dashboard Overview shows of the system; a figure that nobody measured is absent. */
export interface SystemMetrics extends HourFigures, SubStatuses {
  readonly status: SystemStatus
  /** Percent. */
  readonly uptime: number | undefined
  /** Alerts that nobody has acknowledged; absent when there is none and nobody has looked in the last minutes. */
  readonly activeAlerts: number | undefined
  readonly lastUpdated: number
}

export interface SystemFacts {
  /** In the last hour. */
  readonly troubles: PartTroubles
  readonly hour: HourCounts
  readonly uptime: number | undefined
  readonly activeAlerts: number
  readonly alertsAreChecked: boolean
  /** The database takes no write now, nor the log lines that would tell of it. */
  readonly refusesWrites: boolean
}

export function systemMetrics(
  { troubles, hour, uptime, activeAlerts, alertsAreChecked, refusesWrites }: SystemFacts,
  nowMs: number,
): SystemMetrics {
  const figures = hourFigures(hour)
  return {
    ...figures,
    ...subStatuses(troubles),
    ...(refusesWrites && { database: 'down' }),
    status: systemStatus(figures),
    uptime,
    activeAlerts: activeAlerts > 0 || alertsAreChecked ? activeAlerts : undefined,
    lastUpdated: nowMs,
  }
}

/** What `get_system_health_metrics` answers. */
export interface SystemHealthResponse {
  readonly uptime_percentage: number | null
  readonly status: SystemStatus
}

export function systemHealthResponse({ uptime, status }: SystemMetrics): SystemHealthResponse {
  return { uptime_percentage: uptime ?? null, status }
}
