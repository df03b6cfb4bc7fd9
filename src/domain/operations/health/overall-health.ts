import { average } from '../statistics'
import type { ApiHealth, HealthStatus } from './api-health'

export type OverallHealth = 'healthy' | 'degraded' | 'outage'

const OUTAGE_ABOVE_SHARE = 0.5
const DEGRADED_ABOVE_SHARE = 0.3

/** All services together. Leagues out of season do not count: nobody misses them. */
export function overallHealth(
  services: readonly Pick<ApiHealth, 'status' | 'seasonActive'>[],
): OverallHealth {
  const active = services.filter((service) => service.seasonActive)
  const { down, degraded } = healthCounts(active)
  if (down > OUTAGE_ABOVE_SHARE * active.length) return 'outage'
  return down > 0 || degraded > DEGRADED_ABOVE_SHARE * active.length ? 'degraded' : 'healthy'
}

export function healthCounts(
  services: readonly Pick<ApiHealth, 'status'>[],
): Readonly<Record<HealthStatus, number>> {
  const count = (status: HealthStatus) => services.filter((service) => service.status === status).length
  return { healthy: count('healthy'), degraded: count('degraded'), down: count('down') }
}

/** The average over the services that have answered; undefined while none has. */
export function averageResponseMs(services: readonly Pick<ApiHealth, 'responseTime'>[]): number | undefined {
  return average(services.flatMap((service) => service.responseTime ?? []))
}
