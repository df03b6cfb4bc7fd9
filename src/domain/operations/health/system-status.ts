import { OUTAGE_API_OVER_MS, SLOW_API_OVER_MS } from '../../time/intervals'
import type { HourFigures } from './hour-figures'

export type SystemStatus = 'operational' | 'degraded' | 'outage'

const OUTAGE_ABOVE_PERCENT = 10
const DEGRADED_ABOVE_PERCENT = 5

/** Computed from the last hour of logs. A figure that was not measured does not count against the system. */
export function systemStatus(figures: Pick<HourFigures, 'errorRate' | 'apiResponseTime'>): SystemStatus {
  const errorRate = figures.errorRate ?? 0
  const apiMs = figures.apiResponseTime ?? 0
  if (errorRate > OUTAGE_ABOVE_PERCENT || apiMs > OUTAGE_API_OVER_MS) return 'outage'
  if (errorRate > DEGRADED_ABOVE_PERCENT || apiMs > SLOW_API_OVER_MS) return 'degraded'
  return 'operational'
}

const LABELS: Readonly<Record<SystemStatus, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
}

export function systemStatusLabel(status: SystemStatus): string {
  return LABELS[status]
}
