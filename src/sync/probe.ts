import type { ReachWatch } from '../platform/reach'
import { noop, type Cancel, type Timers } from '../platform/timers'

export interface ProbePorts {
  readonly reach: ReachWatch
  readonly timers: Timers
  readonly random: () => number
  readonly wall: () => number
  readonly isVisible: () => boolean
  /** Asks the server the smallest question there is; `reach` hears of the answer as of every other. */
  readonly ask: () => Promise<void>
  /** The page is seen again, or the network says that it is back or gone. */
  readonly onWake: (run: () => void) => Cancel
  /** The device slept. */
  readonly onAwake: (run: () => void) => Cancel
  /** Gives up what has had no answer for long: it may take all connections that the browser opens to one address. */
  readonly giveUp: () => void
}

/** So that, whenever the server comes back, a second later the scores are there. */
const PACE_MS = 500
/** Where small questions are answered and the others are not, each return would wake all channels for nothing. */
const SLOWEST_MS = 30_000
const SETTLED_MS = 2500
/** A network that comes back after the device lets the first questions vanish, and they would hang for ten seconds. */
const AWAKE_MS = 1000
/** Where a network stands still nobody hears so; a slow one answers the smallest question sooner than this. */
const DOUBT_MS = 3000

/**
 * While the server does not answer and somebody looks, asks again and again whether it is back: who knows it first wakes
 * all channels, so that none of them waits out its own, longer and longer, time.
 */
export function startProbing(ports: ProbePorts): Cancel {
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
      // A question has had no answer: this is no server that answers the small ones and nothing else.
      if (hasAsked) paceMs = PACE_MS
      wait(PACE_MS, isVisible())
      if (!isVisible()) return
      giveUp()
      void ask()
    })
  }

  /** Who says nothing at all for so long is lost. */
  function askOrLose(ms: number) {
    if (isRunning) return
    const before = reach.answers()
    void ask()
    timers.after(ms, () => {
      if (reach.answers() === before) reach.failed()
    })
  }

  const stops = [
    reach.onChange(follow),
    reach.onDoubt(() => isVisible() && askOrLose(DOUBT_MS)),
    onWake(() => isRunning && void ask()),
    onAwake(() => askOrLose(AWAKE_MS)),
  ]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}
