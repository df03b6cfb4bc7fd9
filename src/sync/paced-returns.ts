import { noop, type Cancel, type Timers } from '../platform/timers'

interface Ports {
  readonly onBack: (run: () => void) => Cancel
  readonly timers: Timers
  /** A clock that nobody sets. */
  readonly steady: () => number
}

const FIRST_PACE_MS = 1000
const SLOWEST_PACE_MS = 30_000

/**
 * Tells that the server is back. Where some answers come and others do not (one of two edges is dead, or a proxy spoils
 * one board), it is lost and back with nearly every request, and everybody who is told asks: without a pause that would
 * go on as fast as the network carries it. So a return that stands alone is told at once, and repeated ones less and
 * less often.
 */
export function paceReturns({ onBack, timers, steady }: Ports): (run: () => void) => Cancel {
  const listeners = new Set<() => void>()
  let stop = noop
  let cancelTimer = noop
  let isDue = false
  let toldAt = -Infinity
  let paceMs = FIRST_PACE_MS

  function hear() {
    if (isDue) return
    const restMs = toldAt + paceMs - steady()
    if (restMs <= 0) return tell()
    isDue = true
    cancelTimer = timers.after(restMs, tell)
  }

  function tell() {
    isDue = false
    const isRepeated = steady() - toldAt < 2 * paceMs
    paceMs = isRepeated ? Math.min(2 * paceMs, SLOWEST_PACE_MS) : FIRST_PACE_MS
    toldAt = steady()
    for (const run of listeners) run()
  }

  function end() {
    stop()
    cancelTimer()
    isDue = false
    toldAt = -Infinity
  }

  return (run) => {
    if (listeners.size === 0) stop = onBack(hear)
    listeners.add(run)
    return () => {
      if (listeners.delete(run) && listeners.size === 0) end()
    }
  }
}
