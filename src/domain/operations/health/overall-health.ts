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
  if (active.length === 0) return 'healthy'
  const down = active.filter((service) => service.status === 'down').length / active.length
  const degraded = active.filter((service) => service.status === 'degraded').length / active.length
  if (down > OUTAGE_ABOVE_SHARE) return 'outage'
  return down > 0 || degraded > DEGRADED_ABOVE_SHARE ? 'degraded' : 'healthy'
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
