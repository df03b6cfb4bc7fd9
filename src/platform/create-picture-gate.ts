import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import type { Cancel } from './timers'

/** How often a picture that failed is asked for again; `src/ui` knows nothing of the domain. */
export { LOGO_MAX_RETRIES as PICTURE_RETRIES } from '../domain/time/intervals'

/** When pictures may be requested. */
export interface PictureGate {
  readonly isOpen: () => boolean
  readonly subscribe: (listener: () => void) => Cancel
  /**
   * To be called when the live connection is open, or will not come; and again when pictures that failed are worth
   * another try.
   */
  readonly open: () => void
}

/**
 * Browsers open six connections to one address. On a slow line thirty logos keep them all busy, and the live connection
 * would wait for every round of them, so there the logos come after it. A device that was here before has them already.
 */
export function createPictureGate(painted: Promise<void>, isSlowFirstVisit: () => boolean): PictureGate {
  const listeners = new Set<() => void>()
  let isOpen = false

  function open() {
    isOpen = true
    for (const listener of listeners) listener()
    listeners.clear()
  }

  void painted.then(() => {
    if (isSlowFirstVisit()) setTimeout(open, 2 * REALTIME_TIMEOUT_MS)
    else open()
  })
  return {
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
  }
}
