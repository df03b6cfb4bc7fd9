/** The requests that are on their way, and how long they have been. */
const begun = new Map<AbortController, number>()

export function beginRequest(timeoutMs: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  begun.set(controller, performance.now())
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)])
  return { signal, end: () => void begun.delete(controller) }
}

/**
 * Gives up what left so long ago and has no answer yet. Where a device slept or a network stood still, such a request
 * is lost though nobody says so, and whoever asked would wait for it to time out.
 */
export function abandonOlderThan(ms: number): void {
  const now = performance.now()
  for (const [controller, at] of begun) if (now - at > ms) controller.abort()
}
