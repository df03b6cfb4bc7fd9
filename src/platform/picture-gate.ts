import { createPictureGate } from './create-picture-gate'
import { firstPaint } from './first-paint'

/** An answer that takes longer comes over a slow line. */
const SLOW_MS = 500

export const pictureGate = createPictureGate(firstPaint.over, () => !isControlled() && isSlowLine())

function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

function isSlowLine(): boolean {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visits.some(({ requestStart, responseStart }) => responseStart - requestStart > SLOW_MS)
}
