import type { Cancel } from '../platform/timers'
import type { LeaderPorts } from './ports'

/** Keeps the heads of all leagues. What is new comes by push; after each (re)connect all of them are asked for. */
export function startHeadsSync(ports: LeaderPorts): Cancel {
  return ports.events.subscribeHeads({
    onConnected() {
      void loadHeads(ports)
      // The server may have started anew, with another clock.
      void learnTime(ports)
    },
    onMessage: (head) => void ports.storage.saveHeads([head]),
    onLost() {},
  })
}

export async function loadHeads({ fetchHeads, storage }: LeaderPorts): Promise<void> {
  const heads = await fetchHeads()
  if (heads) await storage.saveHeads(heads)
}

/** Snapshots say what time it is, but only this says how fast it goes. */
export async function learnTime({ fetchTime, clock }: LeaderPorts): Promise<void> {
  const time = await fetchTime()
  if (time) clock.learn(time.now, time.rate, time.liveMs)
}
