import type { Page } from 'playwright/test'

/** Milliseconds between Playwright's looks for something that is not there yet; the last value repeats. */
const PAUSES_MS = [20, 50, 100]

interface FrameOfPlaywright {
  retryWithProgressAndBackoff?: (progress: unknown, action: unknown) => unknown
  retryWithProgressAndTimeouts?: (progress: unknown, pausesMs: readonly number[], action: unknown) => unknown
}

interface Inside {
  readonly _connection?: { readonly toImpl?: (frame: unknown) => FrameOfPlaywright | undefined }
}

/**
 * After a quarter of a second Playwright looks only every half second for what it waits for, which made up a quarter of
 * all time of these tests, and it has no setting for that. This changes Playwright's internals; a version that is built
 * differently is left as it is, and only takes longer.
 */
export function lookOften(page: Page): void {
  const frame = (page as Inside)._connection?.toImpl?.(page.mainFrame())
  if (!frame?.retryWithProgressAndBackoff || !frame.retryWithProgressAndTimeouts) return
  const frames = Object.getPrototypeOf(frame) as FrameOfPlaywright
  frames.retryWithProgressAndBackoff = function (this: FrameOfPlaywright, progress, action) {
    return this.retryWithProgressAndTimeouts!(progress, PAUSES_MS, action)
  }
}
