import { LIVE_STATUS_STALE_MS } from '../../domain/time/intervals'
import { noop, type Cancel } from '../../platform/timers'
import type { LeaderPorts } from '../ports'

/**
 * Keeps the heads of all leagues. What is new comes by push; after each (re)connect all of them are asked for, and
 * again before anybody would call them stale: a proxy may let no push through, and then nobody is told.
 */
export function startHeadsSync(ports: LeaderPorts): Cancel {
  let cancelTimer = noop

  function ask() {
    void loadHeads(ports)
    askAgain()
  }

  function askAgain() {
    const wait = ports.clock.waitMs(LIVE_STATUS_STALE_MS) * (0.9 - ports.random() / 10)
    cancelTimer()
    cancelTimer = ports.timers.after(wait, ask)
  }

  askAgain()
  const unsubscribe = ports.events.subscribeHeads({
    onConnected() {
      ask()
      // The server may have started anew, with another clock.
      void learnTime(ports)
    },
    onMessage: (head) => void ports.storage.saveHeads([head], ports.clock.now()),
    onLost() {},
  })
  return () => {
    cancelTimer()
    unsubscribe()
  }
}

export async function loadHeads({ fetchHeads, storage, clock }: LeaderPorts): Promise<void> {
  const heads = await fetchHeads()
  if (heads) await storage.saveHeads(heads, clock.now())
}

/** Snapshots say what time it is, but only this says how fast it goes. */
export async function learnTime({ fetchTime, clock }: LeaderPorts): Promise<void> {
  const time = await fetchTime()
  if (time) clock.learn(time.now, time.rate, time.liveMs)
}
