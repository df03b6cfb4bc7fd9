import { noop } from '../platform/timers'
import type { Follow } from '../storage/follow'

/** How queries are followed before anything can be followed: asked once, and once more when we have stored something. */
export interface FirstFollow {
  readonly follow: Follow
  readonly again: () => void
  /** From now on this is how. */
  readonly hand: (live: Follow) => void
}

export function createFirstFollow(): FirstFollow {
  const begins = new Set<() => void>()
  let live: Follow | undefined

  const follow: Follow = (query, tell) => {
    let stop = noop
    async function begin() {
      stop()
      if (live) return void (stop = live(query, tell))
      const found = await query().catch(() => undefined)
      if (found !== undefined && !live && begins.has(start)) tell(found)
    }
    const start = () => void begin()
    begins.add(start)
    start()
    return () => {
      begins.delete(start)
      stop()
    }
  }

  const again = () => begins.forEach((begin) => begin())
  return {
    follow,
    again,
    hand(next) {
      live = next
      again()
    },
  }
}
