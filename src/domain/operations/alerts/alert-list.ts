import { newestFirst } from '../statistics'
import type { Alert } from './alert'

/**
 * The alerts after another look. One that goes on keeps its beginning and its acknowledgement; one that is not
 * found any more is over, and if it comes back it is a new one.
 */
export function carryAlerts(previous: readonly Alert[], found: readonly Alert[]): readonly Alert[] {
  const known = new Map(previous.map((alert) => [alert.id, alert]))
  return newestFirst(found.map((alert) => carried(alert, known.get(alert.id))))
}

function carried(alert: Alert, before: Alert | undefined): Alert {
  return before ? { ...alert, timestamp: before.timestamp, resolved: before.resolved } : alert
}

export function acknowledged(alerts: readonly Alert[], id: string): readonly Alert[] {
  return alerts.map((alert) => (alert.id === id ? { ...alert, resolved: true } : alert))
}

export function activeAlerts(alerts: readonly Alert[]): readonly Alert[] {
  return alerts.filter((alert) => !alert.resolved)
}

export interface AlertCounts {
  readonly total: number
  readonly critical: number
  readonly warnings: number
}

export function alertCounts(alerts: readonly Alert[]): AlertCounts {
  const active = activeAlerts(alerts)
  const count = (severity: Alert['severity']) => active.filter((alert) => alert.severity === severity).length
  return { total: active.length, critical: count('critical'), warnings: count('warning') }
}
