import { browserClock } from '../../platform/clock'
import { browserTimers, type Cancel, noop } from '../../platform/timers'

const LOOK_EVERY_MS = 5000

export interface Frames {
  /**
   * How long ago, in product time, the browser last drew a frame that the page requested; it runs no frame callback for
   * a frame that it does not show.
   */
  readonly lastAgeMs: () => number
  readonly stop: Cancel
}

/** Asks for a frame now and then: a wall whose browser draws no frames is frozen, even if its scripts still run. */
export function watchFrames(): Frames {
  // On a clock that nobody sets: small computers on walls start with a wrong time and set it a moment later.
  let drawnAtMs = performance.now()
  let cancel = noop
  let frame = 0
  const ask = () => {
    frame = requestAnimationFrame(() => {
      drawnAtMs = performance.now()
      cancel = browserTimers.after(LOOK_EVERY_MS, ask)
    })
  }
  ask()
  return {
    lastAgeMs: () => (performance.now() - drawnAtMs) * browserClock.rate(),
    stop() {
      cancelAnimationFrame(frame)
      cancel()
    },
  }
}
