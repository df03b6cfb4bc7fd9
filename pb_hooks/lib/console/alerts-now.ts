import type { AlertsAnswer } from '../../../src/domain/operations/alerts/alerts-answer'
import { countActive } from './active-visits'
import { areAlertsChecked } from './alerts-checked'
import { clearedAlerts, openAlerts, alertsFromMemory } from './kept-alerts'
import { systemNow } from './system-now'

export function alertsNow(nowMs: number): AlertsAnswer {
  const { errorRate, apiResponseTime, sportsApi, database, authentication } = systemNow(nowMs).metrics
  return {
    alerts: [...alertsFromMemory(nowMs), ...openAlerts($app), ...clearedAlerts($app)],
    isChecked: areAlertsChecked(),
    figures: {
      errorRate,
      apiResponseTime,
      activeUsers: countActive(nowMs).activeUsers,
      subStatuses: { sportsApi, database, authentication },
    },
  }
}
