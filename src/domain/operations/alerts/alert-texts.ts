import type { Alert } from './alert'
import { activeAlerts } from './alert-list'

export function acknowledgeQuestion(alert: Pick<Alert, 'title'>): string {
  return `Acknowledge alert: "${alert.title}"?`
}

export function acknowledgeResult(ok: boolean): string {
  return ok ? 'Alert acknowledged successfully' : 'Failed to acknowledge alert. Please try again.'
}

/** What stands in place of the list, or nothing while there is something to show. */
export function emptyAlertsText(
  alerts: readonly Alert[],
): { readonly title: string; readonly text: string } | undefined {
  if (activeAlerts(alerts).length > 0) return undefined
  return { title: 'All Clear!', text: 'No active alerts detected. Your system is running smoothly.' }
}
