import type { BoardHead } from '../../domain/board/board'
import { LIVE_STATUS_STALE_MS, MINUTE_MS } from '../../domain/time/intervals'
import { noop, type Cancel } from '../../platform/timers'
import { confirmHeads, saveHeads } from '../../storage/heads'
import { keepAsking } from '../keep-asking'
import type { LeaderPorts } from '../ports'
import { retryDelayMs } from '../retry-delay'

/** A push confirms boards at least this often, so a shorter silence does not mean that the connection is broken. */
const HEARD_LATELY_MS = 2 * MINUTE_MS

export interface HeadsSync {
  /** Asks now whether there is something new. */
  readonly refresh: () => void
  /** Asks for all heads now. Resolves to whether they came. */
  readonly load: () => Promise<boolean>
  readonly stop: Cancel
}

/**
 * Keeps the heads of all leagues up to date. Changes come by push. All heads are fetched after each (re)connect, and
 * again before they count as stale, because a proxy may block pushes without anybody noticing. While pushes about a
 * board come through the same connection, those about heads would come too: heads without a push have not changed.
 */
export function startHeadsSync(
  ports: LeaderPorts,
  boardHeardAtMs: () => number,
  onStanding: () => void = noop,
): HeadsSync {
  let isConnected = false
  let connection = 0
  /** The connection in which all heads came. */
  let loadedIn: number | undefined
  const asker = keepAsking({
    timers: ports.timers,
    fetch: () => (isConfirmed() ? confirm() : load()),
    take: (loaded) => (loaded ? { kind: 'answered', againMs: freshMs() } : { kind: 'failed' }),
    retryMs: (failures) => retryDelayMs(failures, ports.random),
  })
  const freshMs = () => ports.clock.waitMs(LIVE_STATUS_STALE_MS) * (0.9 - ports.random() / 10)
  const isConfirmed = () =>
    isConnected && loadedIn === connection && ports.clock.now() - boardHeardAtMs() < HEARD_LATELY_MS

  /** How many answers had been asked for when the head of a league was pushed: all of these may be older. */
  const askedBefore = new Map<string, number>()
  let asked = 0

  async function load(): Promise<boolean> {
    const mine = ++asked
    const askedIn = connection
    const heads = await ports.fetchHeads()
    if (asker.isStopped()) return false
    const news = heads?.filter(({ id }) => (askedBefore.get(id) ?? 0) < mine)
    if (news) await saveHeads(ports.storage, news, ports.clock.now())
    if (news && isConnected) loadedIn = askedIn
    return news !== undefined
  }

  function hear(head: BoardHead) {
    askedBefore.set(head.id, asked)
    void saveHeads(ports.storage, [head], ports.clock.now())
  }

  async function confirm(): Promise<boolean> {
    await confirmHeads(ports.storage, ports.clock.now())
    return true
  }

  asker.askAfter(freshMs())
  const unsubscribe = ports.events.subscribeHeads({
    onConnected() {
      isConnected = true
      connection += 1
      onStanding()
      asker.ask()
      // The server may have started anew, with another clock.
      void learnTime(ports)
    },
    onMessage: hear,
    onLost: () => void (isConnected = false),
  })
  return {
    refresh: asker.ask,
    load,
    stop() {
      asker.stop()
      unsubscribe()
    },
  }
}

/** Snapshots say what time it is, but only this request says how fast the server's clock runs. */
export async function learnTime({ fetchTime, clock }: LeaderPorts): Promise<void> {
  const time = await fetchTime()
  if (time) clock.learn(time.now, time.rate, time.liveMs)
}
