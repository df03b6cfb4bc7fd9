import type { ReachWatch } from '../platform/reach'
import { noop, type Timers } from '../platform/timers'

export interface ProbePorts {
  readonly reach: ReachWatch
  readonly timers: Timers
  readonly random: () => number
  readonly wall: () => number
  readonly isVisible: () => boolean
  /** Sends the server the smallest request there is; `reach` hears of its answer as of every other. */
  readonly ask: () => Promise<void>
  /** The page is seen again, or the network says that it is back or gone. */
  readonly onWake: (run: () => void) => void
  /** The device slept. */
  readonly onAwake: (run: () => void) => void
  /** Aborts requests that are unanswered for long: they may take all connections that browsers open to one address. */
  readonly giveUp: () => void
}

/** Short enough that the scores are there one second after the server comes back. */
const PACE_MS = 500
/** If the server answers only small requests, each return wakes all channels for nothing, so the pace slows down. */
const SLOWEST_MS = 30_000
const SETTLED_MS = 2500
/** A network that comes back later than the device loses the first requests, which would hang for ten seconds. */
const AWAKE_MS = 1000
/** Nobody is told when a network stalls; a slow network answers the smallest request sooner than this. */
const DOUBT_MS = 3000

/**
 * While the server does not answer and somebody looks, asks again and again whether it is back. The first answer wakes
 * all channels, so that none of them waits out its own growing delay. It goes on for as long as the page is open.
 */
export function startProbing(ports: ProbePorts): void {
  const { reach, timers, random, wall, isVisible, ask, onWake, onAwake, giveUp } = ports
  let cancel = noop
  let isRunning = false
  let paceMs = PACE_MS
  let backAt = -Infinity

  function follow() {
    const isLost = reach.state().kind === 'lost'
    if (isLost === isRunning) return
    isRunning = isLost
    cancel()
    if (!isLost) return void (backAt = wall())
    paceMs = wall() - backAt < SETTLED_MS ? Math.min(2 * paceMs, SLOWEST_MS) : PACE_MS
    wait(paceMs, false)
  }

  function wait(ms: number, hasAsked: boolean) {
    cancel = timers.after(ms * (1 + random() / 4), () => {
      // The last request had no answer, so this is not a server that answers only small requests.
      if (hasAsked) paceMs = PACE_MS
      wait(PACE_MS, isVisible())
      if (!isVisible()) return
      giveUp()
      void ask()
    })
  }

  /** Counts the server as lost if nothing at all comes from it for this long. */
  function askOrLose(ms: number) {
    if (isRunning) return
    const before = reach.answers()
    void ask()
    timers.after(ms, () => {
      if (reach.answers() === before) reach.failed()
    })
  }

  reach.onChange(follow)
  reach.onDoubt(() => isVisible() && askOrLose(DOUBT_MS))
  onWake(() => {
    reach.lookAgain()
    if (isRunning) void ask()
  })
  onAwake(() => askOrLose(AWAKE_MS))
}
