import type { Alert } from '../alerts/alert'
import { activeAlerts } from '../alerts/alert-list'
import type { LogEntry } from '../logs/log-entry'
import { hourFigures, type HourFigures } from './hour-figures'
import { subStatuses, type SubStatuses } from './sub-status'
import { systemStatus, type SystemStatus } from './system-status'
import { uptimePercent, type Watch } from './uptime'

/** What the Dashboard Overview shows of the system; a figure that nobody measured is absent. */
export interface SystemMetrics extends HourFigures, SubStatuses {
  readonly status: SystemStatus
  /** Percent. */
  readonly uptime: number | undefined
  readonly activeAlerts: number
  readonly lastUpdated: number
}

export interface SystemFacts {
  readonly entries: readonly LogEntry[]
  readonly alerts: readonly Alert[]
  readonly beatsMs: readonly number[]
  readonly watch: Watch
}

export function systemMetrics(facts: SystemFacts, nowMs: number): SystemMetrics {
  const figures = hourFigures(facts.entries, nowMs)
  return {
    ...figures,
    ...subStatuses(facts.entries, nowMs),
    status: systemStatus(figures),
    uptime: uptimePercent(facts.beatsMs, facts.watch),
    activeAlerts: activeAlerts(facts.alerts).length,
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
