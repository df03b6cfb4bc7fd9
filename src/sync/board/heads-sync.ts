import type { BoardHead } from '../../domain/board/board'
import { LIVE_STATUS_STALE_MS, MINUTE_MS, REALTIME_TIMEOUT_MS } from '../../domain/time/intervals'
import { noop, type Cancel } from '../../platform/timers'
import { confirmHeads, saveHeads } from '../../storage/heads'
import { FAILED, keepAsking } from '../keep-asking'
import type { LeaderPorts } from '../ports'
import { retryDelayMs } from '../retry-delay'

/** A push confirms boards at least this often, so a shorter silence does not mean that the connection is broken. */
const HEARD_LATELY_MS = 2 * MINUTE_MS

/** How old an answer may be when it comes: an edge keeps it for two seconds, and then it is on its way. */
const OLDEST_ANSWER_MS = 2000 + REALTIME_TIMEOUT_MS

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
  onConnectionsFree: () => void = noop,
): HeadsSync {
  let isConnected = false
  let connection = 0
  /** The connection in which all heads came. */
  let loadedIn: number | undefined
  const asker = keepAsking({
    timers: ports.timers,
    fetch: () => (isConfirmed() ? confirm() : load()),
    take: (loaded) => (loaded ? { kind: 'answered', againMs: freshMs() } : FAILED),
    retryMs: (failures) => retryDelayMs(failures, ports.random),
  })
  const freshMs = () => ports.clock.waitMs(LIVE_STATUS_STALE_MS) * (0.9 - ports.random() / 10)
  const isConfirmed = () =>
    isConnected && loadedIn === connection && ports.clock.now() - boardHeardAtMs() < HEARD_LATELY_MS

  /** The leagues whose heads were pushed lately. Answers may be older, and later heads would have been pushed. */
  const pushed = new Map<string, Cancel>()

  async function load(): Promise<boolean> {
    const askedIn = connection
    const fetched = await ports.fetchHeads()
    if (asker.isStopped() || !fetched) return false
    const news = fetched.heads.filter(({ id }) => !pushed.has(id))
    await saveHeads(ports.storage, news, ports.clock.now() - fetched.ageMs)
    // An edge that keeps answers for longer has lost the server, and heads may have changed since.
    if (isConnected && fetched.ageMs <= OLDEST_ANSWER_MS) loadedIn = askedIn
    return true
  }

  function hear(head: BoardHead) {
    pushed.get(head.id)?.()
    pushed.set(
      head.id,
      ports.timers.after(OLDEST_ANSWER_MS, () => pushed.delete(head.id)),
    )
    void saveHeads(ports.storage, [head], ports.clock.now())
  }

  function forgetPushes() {
    for (const cancel of pushed.values()) cancel()
    pushed.clear()
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
      forgetPushes()
      onConnectionsFree()
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
      forgetPushes()
      unsubscribe()
    },
  }
}

/** Snapshots say what time it is, but only this request says how fast the server's clock runs. */
export async function learnTime({ fetchTime, clock }: LeaderPorts): Promise<void> {
  const time = await fetchTime()
  if (time) clock.learn(time.now, time.rate, time.liveMs)
}
