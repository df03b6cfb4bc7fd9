import { REACHED, type Reach } from '../domain/freshness/reach'
import { productNow } from './clock'
import { browserConnectivity } from './connectivity'
import type { Cancel } from './timers'

/** Whether the server answers this page. Every request says how it went, whichever channel it belongs to. */
export interface ReachWatch {
  readonly state: () => Reach
  /** The server itself has answered, whatever it had to say. `completePath`: the path whose answer came completely. */
  readonly answered: (completePath?: string) => void
  /** How many answers came so far. A caller that waits for any answer compares two counts. */
  readonly answers: () => number
  /** Nobody answered, or something else answered in the server's place. */
  readonly failed: () => void
  /**
   * An answer began and broke off. Small answers, and those without news, may come through all the while: from now on
   * only the whole answer to this request means that the server is back. If it breaks off again and again while another
   * board comes whole, it is the fault of that answer alone.
   */
  readonly brokeOff: (path: string) => void
  /**
   * The page is looked at again. What was found while it was hidden, where phones have no network, says nothing about
   * now, and it must not be told as a trouble that has lasted for hours.
   */
  readonly lookAgain: () => void
  /** The path whose answer would tell whether the server is back; undefined: any. */
  readonly brokenOffPath: () => string | undefined
  /** Something happened that may mean that the server is lost: worth a request. */
  readonly doubt: () => void
  readonly onDoubt: (run: () => void) => Cancel
  /** Answers come again after a time without. */
  readonly onBack: (run: () => void) => Cancel
  readonly onChange: (run: () => void) => Cancel
}

/** While somebody looks, a lost server is asked more often. */
const STALE_MS = 10_000

/** An answer that broke off so often in a row does so always. */
const ALWAYS = 3

export function createReachWatch(now: () => number, isOnline: () => boolean): ReachWatch {
  const doubters = new Set<() => void>()
  const backs = new Set<() => void>()
  const watchers = new Set<() => void>()
  let state: Reach = REACHED
  let brokenPath: string | undefined
  let breaks = 0
  /** Whether another board has come whole since. */
  let hasOther = false
  /** Answers that always break off, and say nothing of the server. */
  const spoilt = new Set<string>()
  let answers = 0
  let failedAtMs = 0

  function become(next: Reach) {
    state = next
    for (const run of watchers) run()
  }

  function failed() {
    const isOffline = !isOnline()
    failedAtMs = now()
    if (state.kind === 'reached') become({ kind: 'lost', sinceMs: now(), isOffline })
    else if (state.isOffline !== isOffline) become({ ...state, isOffline })
  }

  function answered(completePath?: string) {
    if (completePath) spoilt.delete(completePath)
    if (brokenPath !== undefined && completePath !== undefined && completePath !== brokenPath) {
      hasOther ||= completePath.startsWith('/api/boards/')
      if (!isItsOwnFault()) return
      spoilt.add(brokenPath)
    }
    brokenPath = undefined
    answers += 1
    if (state.kind === 'reached') return
    become(REACHED)
    for (const run of backs) run()
  }

  function brokeOff(path: string) {
    if (spoilt.has(path)) return
    if (brokenPath === undefined) {
      brokenPath = path
      breaks = 0
      hasOther = false
    }
    if (path === brokenPath) breaks += 1
    if (!isItsOwnFault()) return failed()
    spoilt.add(path)
    answered()
  }

  const isItsOwnFault = () => hasOther && breaks >= ALWAYS

  return {
    state: () => state,
    answered,
    answers: () => answers,
    failed,
    brokeOff,
    lookAgain() {
      if (state.kind === 'lost' && now() - failedAtMs > STALE_MS)
        become({ kind: 'lost', sinceMs: now(), isOffline: !isOnline() })
    },
    brokenOffPath: () => brokenPath,
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

/** The one watch of this page. */
export const serverReach = createReachWatch(productNow, () => browserConnectivity.isOnline())
