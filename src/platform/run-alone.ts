/** A tab that its browser has frozen keeps its lock, and would keep all others waiting. */
const PATIENCE_MS = 15_000

/**
 * Runs while no other tab or worker of this origin runs under the same name. This is no guarantee: where the browser has
 * or gives no locks, or when the holder is frozen, it runs all the same, so `run` must tolerate that.
 */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | null)
  if (!locks) return run()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS)
  let hasBegun = false
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      hasBegun = true
      return run()
    })
  } catch (error) {
    if (!hasBegun) return run()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
