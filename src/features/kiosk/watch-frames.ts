import { productNow } from '../../platform/clock'
import { browserTimers, type Cancel, noop } from '../../platform/timers'

const LOOK_EVERY_MS = 5000

export interface Frames {
  /**
   * How long ago the browser last drew a frame that the page requested; it runs no frame callback for a frame that it
   * does not show.
   */
  readonly lastAgeMs: () => number
  readonly stop: Cancel
}

/** Asks for a frame now and then: a wall whose browser draws no frames is frozen, even if its scripts still run. */
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
