import { REACHED, type Reach } from '../domain/freshness/reach'
import { productNow } from './clock'
import { browserConnectivity } from './connectivity'
import type { Cancel } from './timers'

/** Whether the server answers this page. Every request says how it went, whichever channel it belongs to. */
export interface ReachWatch {
  readonly state: () => Reach
  /** The server itself has answered, whatever it had to say. */
  readonly answered: () => void
  /** Nobody answered, or somebody else in its place. */
  readonly failed: () => void
  /** Something happened that may mean that it is lost: worth a question. */
  readonly doubt: () => void
  readonly onDoubt: (run: () => void) => Cancel
  /** Answers come again after a time without. */
  readonly onBack: (run: () => void) => Cancel
  readonly onChange: (run: () => void) => Cancel
}

export function createReachWatch(now: () => number, isOnline: () => boolean): ReachWatch {
  const doubters = new Set<() => void>()
  const backs = new Set<() => void>()
  const watchers = new Set<() => void>()
  let state: Reach = REACHED

  function become(next: Reach) {
    state = next
    for (const run of watchers) run()
  }

  return {
    state: () => state,
    answered() {
      if (state.kind === 'reached') return
      become(REACHED)
      for (const run of backs) run()
    },
    failed() {
      const isOffline = !isOnline()
      if (state.kind === 'reached') become({ kind: 'lost', sinceMs: now(), isOffline })
      else if (state.isOffline !== isOffline) become({ ...state, isOffline })
    },
    doubt: () => doubters.forEach((run) => run()),
    onDoubt: (run) => join(doubters, run),
    onBack: (run) => join(backs, run),
    onChange: (run) => join(watchers, run),
  }
}

function join(listeners: Set<() => void>, run: () => void): Cancel {
  listeners.add(run)
  return () => void listeners.delete(run)
}

/** Of this page. */
export const serverReach = createReachWatch(productNow, () => browserConnectivity.isOnline())
