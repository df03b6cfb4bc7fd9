import type { KeptAlert } from './alert'

export function acknowledgeQuestion(alert: Pick<KeptAlert, 'title'>): string {
  return `Acknowledge alert: "${alert.title}"?`
}

export function acknowledgeResult(ok: boolean): string {
  return ok ? 'Alert acknowledged successfully' : 'Failed to acknowledge alert. Please try again.'
}

/** The text in place of the list; undefined while there are alerts to show. */
export function emptyAlertsText(
  active: readonly KeptAlert[],
): { readonly title: string; readonly text: string } | undefined {
  if (active.length > 0) return undefined
  return { title: 'All Clear!', text: 'No active alerts detected. Your system is running smoothly.' }
}
