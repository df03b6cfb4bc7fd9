export type Cancel = () => void

/** Stands for a cancel function that is not needed (yet). */
export const noop: Cancel = () => {}

/** Waiting, as a port: tests let time pass by hand. */
export interface Timers {
  after(ms: number, run: () => void): Cancel
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves when the page has nothing better to do, at the latest after a second. Safari has no idle callback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}
