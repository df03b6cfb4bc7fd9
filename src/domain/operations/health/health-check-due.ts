import { FIRST_OFFSEASON_CHECK_MS, HEALTH_CHECK_MS, OFFSEASON_HEALTH_CHECK_MS } from '../../time/intervals'
import type { ApiHealth } from './api-health'

/** When an endpoint is checked next. `startedAtMs` is when monitoring began. */
export function nextHealthCheckMs(health: ApiHealth, startedAtMs: number): number {
  if (health.lastCheck === undefined) {
    return startedAtMs + (health.seasonActive ? 0 : FIRST_OFFSEASON_CHECK_MS)
  }
  return health.lastCheck + (health.seasonActive ? HEALTH_CHECK_MS : OFFSEASON_HEALTH_CHECK_MS)
}

export function isHealthCheckDue(health: ApiHealth, startedAtMs: number, nowMs: number): boolean {
  return nowMs >= nextHealthCheckMs(health, startedAtMs)
}
