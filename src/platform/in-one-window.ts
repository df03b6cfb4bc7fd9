/** Windows that hear of the same event do so within this time. */
const SAME_EVENT_MS = 1500

/**
 * Runs in the first of all windows of this origin that want it for the same event. Where the browser has or gives no
 * locks, it runs in each.
 */
export function inOneWindow(name: string, run: () => void): void {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return run()
  const first = (lock: Lock | null) => {
    if (!lock) return undefined
    run()
    return new Promise<void>((resolve) => setTimeout(resolve, SAME_EVENT_MS))
  }
  locks.request(name, { ifAvailable: true }, first).catch(run)
}
