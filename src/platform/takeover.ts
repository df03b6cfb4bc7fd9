/** When the page reloads because another worker took over: once, and never for the first one ever. */
export interface Takeover {
  /** Somebody wants the new version. */
  readonly ask: () => void
  readonly happened: () => void
}

/**
 * `isControlled`: whether a worker controlled the page when it was opened. Workbox's own `isUpdate` does not do: it
 * is decided at registration, so a page that is still open from its first visit would never reload.
 */
export function createTakeover(isControlled: boolean, reload: () => void): Takeover {
  let isUpdate = isControlled
  let reloading = false
  return {
    ask: () => void (isUpdate = true),
    happened() {
      if (isUpdate && !reloading) {
        reloading = true
        reload()
      }
      isUpdate = true
    },
  }
}
