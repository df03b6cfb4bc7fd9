import { HOUR_MS } from '../domain/time/intervals'
import { productNow } from '../platform/clock'
import type { ReachWatch } from '../platform/reach'
import { sweep, sweepOdds } from '../storage/age-limits'
import type { Storage } from '../storage/storage'

/** By then the server has told this visit the time. */
const FIRST_MS = 5000

/**
 * Removes what is too old, again and again, because a screen on a wall is never closed. Without the server only betting
 * lines go: the device's clock may be a year ahead, and what it calls old is all that there is.
 */
export function sweepByTheHour(
  storage: Storage,
  painted: Promise<void>,
  reach: Pick<ReachWatch, 'state' | 'answers'>,
): void {
  const sweepNow = () => {
    const isClockTrue = reach.state().kind === 'reached' && reach.answers() > 0
    void (isClockTrue ? sweep : sweepOdds)(storage, productNow())
  }
  void painted.then(() => setTimeout(sweepNow, FIRST_MS))
  setInterval(sweepNow, HOUR_MS)
}
