import { log } from '../platform/log'
import type { Cancel } from '../platform/timers'

/**
 * `full`: no room, even after cleaning up. `failing`: the browser refuses. `none`: it has no database for us. Scores
 * still come from the network and last as long as the page.
 */
export type WriteStatus = 'ok' | 'full' | 'failing' | 'none'

export interface WriteGuard {
  /**
   * Runs a write and handles its failure: never throws. Resolves to whether it was written. `makeRoom` deletes what can be
   * fetched again.
   */
  write(run: () => Promise<void>, makeRoom: () => Promise<void>): Promise<boolean>
  /** There is nothing to write to. */
  goWithout(): void
  readonly status: () => WriteStatus
  readonly onChange: (run: (status: WriteStatus) => void) => Cancel
}

/** One status for all writes: that of the last one. */
export function createWriteGuard(): WriteGuard {
  const listeners = new Set<(status: WriteStatus) => void>()
  let status: WriteStatus = 'ok'

  function report(next: WriteStatus): boolean {
    if (next !== status) {
      status = next
      log.add(next === 'ok' ? 'info' : 'error', 'storage', `Writes: ${next}`)
      for (const listener of listeners) listener(next)
    }
    return next === 'ok'
  }

  return {
    write: async (run, makeRoom) => report(await attempt(run, makeRoom)),
    goWithout: () => void report('none'),
    status: () => status,
    onChange(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}

async function attempt(run: () => Promise<void>, makeRoom: () => Promise<void>): Promise<WriteStatus> {
  try {
    await run()
    return 'ok'
  } catch (error) {
    return isQuotaError(error) ? retryWithRoom(run, makeRoom) : 'failing'
  }
}

async function retryWithRoom(run: () => Promise<void>, makeRoom: () => Promise<void>): Promise<WriteStatus> {
  try {
    await makeRoom()
    await run()
    return 'ok'
  } catch {
    return 'full'
  }
}

/** Dexie wraps the browser's error: in an abort of the transaction the cause is one level down. */
function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const { name, inner } = error as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || isQuotaError(inner)
}
