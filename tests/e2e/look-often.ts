import type { Page } from 'playwright/test'

/** Milliseconds until Playwright looks again for what is not there yet; the last one from then on. */
const PAUSES_MS = [20, 50, 100]

interface FrameOfPlaywright {
  retryWithProgressAndBackoff?: (progress: unknown, action: unknown) => unknown
  retryWithProgressAndTimeouts?: (progress: unknown, pausesMs: readonly number[], action: unknown) => unknown
}

interface Inside {
  readonly _connection?: { readonly toImpl?: (frame: unknown) => FrameOfPlaywright | undefined }
}

/**
 * Playwright looks for what it waits for every half second once a quarter of one is over, which made up a quarter of
 * all time of these tests, and it has no setting for that. This reaches into it; a version that is built differently is
 * left as it is, and only takes longer.
 */
export function lookOften(page: Page): void {
  const frame = (page as Inside)._connection?.toImpl?.(page.mainFrame())
  if (!frame?.retryWithProgressAndBackoff || !frame.retryWithProgressAndTimeouts) return
  const frames = Object.getPrototypeOf(frame) as FrameOfPlaywright
  frames.retryWithProgressAndBackoff = function (this: FrameOfPlaywright, progress, action) {
    return this.retryWithProgressAndTimeouts!(progress, PAUSES_MS, action)
  }
}
