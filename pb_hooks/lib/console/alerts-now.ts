import type { AlertsAnswer } from '../../../src/domain/operations/alerts/alerts-answer'
import { countPeople } from './count-people'
import { clearedAlerts, openAlerts, toldAlerts } from './kept-alerts'
import { systemNow } from './system-now'

export function alertsNow(nowMs: number): AlertsAnswer {
  const { errorRate, apiResponseTime, sportsApi, database, authentication } = systemNow(nowMs).metrics
  return {
    alerts: [...toldAlerts(nowMs), ...openAlerts($app), ...clearedAlerts($app)],
    figures: {
      errorRate,
      apiResponseTime,
      activeUsers: countPeople(nowMs).activeUsers,
      subStatuses: { sportsApi, database, authentication },
    },
  }
}
