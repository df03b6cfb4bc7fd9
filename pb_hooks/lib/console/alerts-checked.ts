import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { readShared, writeShared } from '../server/shared'

const CHECKED_AT = 'alerts-checked-at'
/** The job looks four times a minute; when it fails, it looks again after a minute. */
const GOOD_FOR_MS = 3 * MINUTE_MS

export function noteAlertsChecked(): void {
  writeShared(CHECKED_AT, Date.now())
}

/** Whether a missing alert means anything: not while the job that looks for alerts fails. */
export function areAlertsChecked(): boolean {
  // A server that has just started has as much time for its first look, from the first question on.
  if (readShared<number>(CHECKED_AT) === undefined) noteAlertsChecked()
  const age = Date.now() - readShared<number>(CHECKED_AT)!
  return age >= 0 && age < GOOD_FOR_MS
}
