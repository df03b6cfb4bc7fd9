import type { Timers } from './timers'

/** What a page does when another worker takes over: it reloads if somebody asked it to, and says so otherwise. */
export interface Takeover {
  /** Somebody wants the new version in this page. */
  readonly ask: () => void
  /** A version waits, or has just waited. */
  readonly waits: (workers: Workers) => void
  readonly happened: () => void
}

type Workers = Pick<ServiceWorkerRegistration, 'active' | 'waiting'>

interface Ports {
  /** Whether a worker controlled the page when it was opened. */
  readonly isControlled: boolean
  readonly timers: Timers
  /** Says to the new version that it may begin. */
  readonly begin: () => void
  /** Says to the version in charge that it shall leave what it does. */
  readonly makeWay: () => void
  readonly reload: () => void
  /** A newer version is there than this page is of. */
  readonly onNewer: () => void
}

const AGAIN_MS = 1000

/**
 * Reloads the page once, and only the page in which somebody asked: a kiosk that takes a new version at night must not
 * reload the form that is open beside it. Workbox's own `isUpdate` does not do: it is decided at registration, so a page
 * that is still open from its first visit would never reload.
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
   * The version in charge is only disturbed when the new one did not begin at once: to say something to a worker that is
   * falling asleep wakes it, and Chromium then sometimes loses the message and waits for its end for minutes.
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
    ask() {
      if (isOutdated) return reloadOnce()
      if (isAsked) return
      isAsked = true
      begin()
      insist()
    },
    waits({ active, waiting }) {
      // The first version waits as well, for a moment; on a slow device longer than the 200 ms that Workbox gives it.
      if (active && waiting) onNewer()
    },
    happened() {
      if (isAsked) return reloadOnce()
      if (!isFirst) {
        isOutdated = true
        onNewer()
      }
      isFirst = false
    },
  }
}
