import { log } from '../platform/log'
import { noop } from '../platform/timers'
import type { Follow } from './device'

/** Everybody who follows a query: a database tells of what is written to it, and of nothing else. */
export interface Followers {
  readonly follow: Follow
  /** Has all queries asked again, on the device that there is now. */
  tell(): void
}

export function createFollowers(followDevice: () => Follow | undefined): Followers {
  const beginnings = new Set<() => void>()
  return {
    follow(query, tell) {
      let stop = noop
      function begin() {
        stop()
        stop = (followDevice() ?? askOnce)(query, tell)
      }
      beginnings.add(begin)
      begin()
      return () => {
        beginnings.delete(begin)
        stop()
      }
    },
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
    (error: unknown) => log.add('warn', 'storage', `a query: ${String(error)}`),
  )
  return () => void (left = true)
}
