import { noop, type Cancel } from '../platform/timers'
import type { Follow } from './device'
import { noteFailure } from './note-failure'

/** Everybody who follows a query. */
export interface Followers {
  readonly follow: Follow
  /**
   * Runs whenever answers change although no database is written to: a row is kept only in memory, another tab sends a
   * row, or the device is replaced. A live query of Dexie notices none of these.
   */
  readonly onChangeInMemory: (run: () => void) => Cancel
  /** Runs all queries again, on the current device. */
  tell(): void
}

export function createFollowers(followDevice: () => Follow | undefined): Followers {
  const beginnings = new Set<() => void>()

  function onChangeInMemory(run: () => void): Cancel {
    beginnings.add(run)
    return () => beginnings.delete(run)
  }

  return {
    follow(query, tell) {
      let stop = noop
      function begin() {
        stop()
        stop = (followDevice() ?? askOnce)(query, tell)
      }
      const leave = onChangeInMemory(begin)
      begin()
      return () => {
        leave()
        stop()
      }
    },
    onChangeInMemory,
    tell() {
      for (const begin of beginnings) begin()
    },
  }
}

const askOnce: Follow = (query, tell) => {
  let left = false
  void query().then(
    (found) => {
      if (!left) tell(found)
    },
    (error: unknown) => noteFailure('a query', error),
  )
  return () => void (left = true)
}
