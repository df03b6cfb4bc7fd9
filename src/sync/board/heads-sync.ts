import { LIVE_STATUS_STALE_MS } from '../../domain/time/intervals'
import type { Cancel } from '../../platform/timers'
import { saveHeads } from '../../storage/heads'
import { keepAsking } from '../keep-asking'
import type { LeaderPorts } from '../ports'
import { retryDelayMs } from '../retry-delay'

/**
 * Keeps the heads of all leagues. What is new comes by push; after each (re)connect all of them are asked for, and
 * again before anybody would call them stale: a proxy may let no push through, and then nobody is told.
 */
export function startHeadsSync(ports: LeaderPorts): Cancel {
  const asker = keepAsking({
    timers: ports.timers,
    fetch: () => loadHeads(ports),
    take: (loaded) => (loaded ? { kind: 'answered', againMs: freshMs() } : { kind: 'failed' }),
    retryMs: (failures) => retryDelayMs(failures, ports.random),
  })
  const freshMs = () => ports.clock.waitMs(LIVE_STATUS_STALE_MS) * (0.9 - ports.random() / 10)

  asker.askAfter(freshMs())
  const unsubscribe = ports.events.subscribeHeads({
    onConnected() {
      asker.ask()
      // The server may have started anew, with another clock.
      void learnTime(ports)
    },
    onMessage: (head) => void saveHeads(ports.storage, [head], ports.clock.now()),
    onLost() {},
  })
  return () => {
    asker.stop()
    unsubscribe()
  }
}

/** Says whether they came. */
export async function loadHeads({ fetchHeads, storage, clock }: LeaderPorts): Promise<boolean> {
  const heads = await fetchHeads()
  if (heads) await saveHeads(storage, heads, clock.now())
  return heads !== undefined
}

/** Snapshots say what time it is, but only this says how fast it goes. */
export async function learnTime({ fetchTime, clock }: LeaderPorts): Promise<void> {
  const time = await fetchTime()
  if (time) clock.learn(time.now, time.rate, time.liveMs)
}
