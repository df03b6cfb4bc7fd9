import { productNow } from '../../platform/clock'
import { browserTimers, type Cancel, noop } from '../../platform/timers'

const LOOK_EVERY_MS = 5000

export interface Frames {
  /** How long ago the browser drew a frame that was asked for; it asks for none that it does not mean to show. */
  readonly lastAgeMs: () => number
  readonly stop: Cancel
}

/** Asks for a frame now and then: a wall whose browser draws none is frozen, however well its page works. */
export function watchFrames(): Frames {
  let drawnAtMs = productNow()
  let cancel = noop
  let frame = 0
  const ask = () => {
    frame = requestAnimationFrame(() => {
      drawnAtMs = productNow()
      cancel = browserTimers.after(LOOK_EVERY_MS, ask)
    })
  }
  ask()
  return {
    lastAgeMs: () => Math.max(0, productNow() - drawnAtMs),
    stop() {
      cancelAnimationFrame(frame)
      cancel()
    },
  }
}
