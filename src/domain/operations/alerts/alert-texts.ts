import type { KeptAlert } from './alert'

export function acknowledgeQuestion(alert: Pick<KeptAlert, 'title'>): string {
  return `Acknowledge alert: "${alert.title}"?`
}

export function acknowledgeResult(ok: boolean): string {
  return ok ? 'Alert acknowledged successfully' : 'Failed to acknowledge alert. Please try again.'
}

/** The server keeps the first acknowledgement, so one that came later than another operator's is not kept. */
export function acknowledgedText(kept: Pick<KeptAlert, 'acknowledged'> | undefined, reason: string): string {
  const first = kept?.acknowledged
  return first === undefined || first.reason === reason.trim()
    ? acknowledgeResult(true)
    : `${first.by} had acknowledged it before: ${first.reason}`
}

const NOT_CHECKED = 'The server has not looked for alerts in the last minutes. See Background Jobs.'

/** Says of a list of alerts that it is an old one; undefined while the server looks for alerts. */
export function uncheckedText(active: readonly KeptAlert[], isChecked: boolean): string | undefined {
  return active.length > 0 && !isChecked ? NOT_CHECKED : undefined
}

/** The text in place of the list; undefined while there are alerts to show. Only a server that looks may claim calm. */
export function emptyAlertsText(
  active: readonly KeptAlert[],
  isChecked: boolean,
): { readonly title: string; readonly text: string } | undefined {
  if (active.length > 0) return undefined
  return isChecked
    ? { title: 'All Clear!', text: 'No active alerts detected. Your system is running smoothly.' }
    : { title: 'Not Checked', text: NOT_CHECKED }
}
