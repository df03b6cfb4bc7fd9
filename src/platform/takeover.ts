import type { Timers } from './timers'

/** What a page does when another worker takes over: it reloads if somebody asked it to, and else calls `onNewer`. */
export interface Takeover {
  /** Somebody wants the new version in this page. */
  readonly requestUpdate: () => void
  /** A version waits, or has just waited. */
  readonly noteWaiting: (workers: Workers) => void
  readonly noteTakenOver: () => void
  /** All versions on this device were deleted, with the data of the site: a new page gets the server's. */
  readonly noteGone: () => void
}

type Workers = Pick<ServiceWorkerRegistration, 'active' | 'waiting'>

interface Ports {
  /** Whether a worker controlled the page when it was opened. */
  readonly isControlled: boolean
  readonly timers: Timers
  /** Tells the new version that it may begin. */
  readonly begin: () => void
  /** Tells the running version to stop its work. */
  readonly makeWay: () => void
  readonly reload: () => void
  /** There is a newer version than this page's. */
  readonly onNewer: () => void
}

const AGAIN_MS = 1000

/**
 * Reloads the page once, and only the page in which somebody asked: a kiosk that takes a new version at night must not
 * reload the form that is open beside it. Workbox's own `isUpdate` is of no use: it is decided at registration, so a
 * page that is still open from its first visit would never reload.
 */
export function createTakeover({ isControlled, timers, begin, makeWay, reload, onNewer }: Ports): Takeover {
  let isFirst = !isControlled
  let isAsked = false
  let isOutdated = false
  let isReloading = false

  function reloadOnce() {
    if (isReloading) return
    isReloading = true
    reload()
  }

  /**
   * The running version gets a message only when the new one did not begin at once: a message wakes a worker that is
   * about to stop, and Chromium then sometimes loses the message and waits for the worker's end for minutes.
   */
  function insist() {
    timers.after(AGAIN_MS, () => {
      if (isReloading) return
      makeWay()
      begin()
      insist()
    })
  }

  return {
    requestUpdate() {
      if (isOutdated) return reloadOnce()
      if (isAsked) return
      isAsked = true
      begin()
      insist()
    },
    noteWaiting({ active, waiting }) {
      // The very first version also waits for a moment, on slow devices longer than Workbox's 200 ms.
      if (!active || !waiting) return
      isFirst = false
      onNewer()
    },
    noteTakenOver() {
      if (isAsked) return reloadOnce()
      if (!isFirst) {
        isOutdated = true
        onNewer()
      }
      isFirst = false
    },
    noteGone() {
      if (isAsked) reloadOnce()
    },
  }
}
