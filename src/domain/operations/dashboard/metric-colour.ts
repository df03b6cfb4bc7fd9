import type { HealthStatus } from '../health/api-health'
import { averageTimeStatus, type MetricStatus } from './metric-status'

/** Names of roles; the theme defines the actual colours. */
export type Colour = 'green' | 'amber' | 'red' | 'grey'

const OF_METRIC: Readonly<Record<MetricStatus, Colour>> = {
  healthy: 'green',
  warning: 'amber',
  critical: 'red',
  unknown: 'grey',
}

const OF_HEALTH: Readonly<Record<HealthStatus, Colour>> = { healthy: 'green', degraded: 'amber', down: 'red' }

export function metricColour(status: MetricStatus): Colour {
  return OF_METRIC[status]
}

export function healthColour(status: HealthStatus): Colour {
  return OF_HEALTH[status]
}

export function responseColour(ms: number | undefined): Colour {
  return metricColour(averageTimeStatus(ms))
}
