/** What a page does when another worker takes over: it reloads if somebody asked it to, and says so otherwise. */
export interface Takeover {
  /** Somebody wants the new version in this page. */
  readonly ask: () => void
  readonly happened: () => void
}

interface Ports {
  /** Whether a worker controlled the page when it was opened. */
  readonly isControlled: boolean
  readonly reload: () => void
  /** Another page of this device took the new version, and this one is still of the old one. */
  readonly onOutdated: () => void
}

/**
 * Reloads the page once, and only the page in which somebody asked: a kiosk that takes a new version at night must not
 * reload the form that is open beside it. Workbox's own `isUpdate` does not do: it is decided at registration, so a page
 * that is still open from its first visit would never reload.
 */
export function createTakeover({ isControlled, reload, onOutdated }: Ports): Takeover {
  let isFirst = !isControlled
  let isAsked = false
  let isOutdated = false
  let isReloading = false

  function reloadOnce() {
    if (isReloading) return
    isReloading = true
    reload()
  }

  return {
    ask() {
      isAsked = true
      if (isOutdated) reloadOnce()
    },
    happened() {
      if (isAsked) return reloadOnce()
      if (!isFirst) {
        isOutdated = true
        onOutdated()
      }
      isFirst = false
    },
  }
}
