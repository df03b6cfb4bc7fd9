import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { wallWaitMs } from '../../../src/domain/time/product-clock'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'

const CHECKED_AT = 'alerts-checked-at'
/** The job looks four times a minute of product time; when it fails, it looks again after a minute. */
const GOOD_FOR_MS = 3 * MINUTE_MS

export function noteAlertsChecked(): void {
  writeShared(CHECKED_AT, Date.now())
}

/** Whether a missing alert means anything: not while the job that looks for alerts fails. */
export function areAlertsChecked(): boolean {
  // A server that has just started has as much time for its first look, from the first question on.
  if (readShared<number>(CHECKED_AT) === undefined) noteAlertsChecked()
  const age = Date.now() - readShared<number>(CHECKED_AT)!
  // On a fast clock the job still needs its time: it shares the machine with others that run as often.
  const goodForMs = Math.max(GOOD_FOR_MS, wallWaitMs(serverSettings().clock, GOOD_FOR_MS))
  return age >= 0 && age < goodForMs
}
