/** A request that goes `at once` never waits; one that goes `soon` does not wait for those that go `later`. */
export type Urgency = 'at once' | 'soon' | 'later'

interface StartedRequest {
  readonly signal: AbortSignal
  readonly leftAt: number
  /** From now on its answer is awaited even while other requests are given up. */
  readonly keep: () => void
  /** It tells the server to do something, which may be done by now: only the answer says so. */
  readonly keepAsWrite: () => void
  /** Whether its time is over; the signal may not say so yet, since it stands still while the device sleeps. */
  readonly isOverdue: () => boolean
  readonly end: () => void
}

/**
 * A browser opens six connections to one address, for all tabs together. Live connections and urgent requests need some
 * of them. A request that waits inside the browser cannot be told from a lost one, so requests wait here, where no
 * time-out counts.
 */
const MOST_UNDER_WAY = 4

interface OpenRequest {
  readonly url: string
  readonly leftAt: number
  /** On the device's clock, which goes on while the device sleeps; the clock of `leftAt` stands still then. */
  readonly leftMs: number
  isKept: boolean
  isWrite: boolean
}

/** The requests that are on their way, and since when. */
const openRequests = new Map<AbortController, OpenRequest>()
const waiting: Record<Exclude<Urgency, 'at once'>, (() => void)[]> = { soon: [], later: [] }
let underWayCount = 0

/** Returns at once, or resolves when the request may leave: its time-out begins then. */
export function beginRequest(
  url: string,
  urgency: Urgency,
  timeoutMs: number,
): StartedRequest | Promise<StartedRequest> {
  if (urgency === 'at once') return startRequest(url, timeoutMs, () => {})
  if (underWayCount >= MOST_UNDER_WAY)
    return new Promise((resolve) =>
      waiting[urgency].push(() => resolve(startRequest(url, timeoutMs, freePlace))),
    )
  underWayCount += 1
  return startRequest(url, timeoutMs, freePlace)
}

/** A waiting request takes the place over. */
function freePlace(): void {
  const next = waiting.soon.shift() ?? waiting.later.shift()
  if (next) next()
  else underWayCount -= 1
}

function startRequest(url: string, timeoutMs: number, onEnd: () => void): StartedRequest {
  const controller = new AbortController()
  const leftAt = performance.now()
  const mine: OpenRequest = { url, leftAt, leftMs: Date.now(), isKept: false, isWrite: false }
  openRequests.set(controller, mine)
  const { signal } = controller
  const timeout = AbortSignal.timeout(timeoutMs)
  // By hand, because Safari cannot combine signals before version 17.4, which many phones never get.
  timeout.addEventListener('abort', () => controller.abort(timeout.reason))
  function end() {
    if (openRequests.delete(controller)) onEnd()
  }
  signal.addEventListener('abort', end)
  return {
    signal,
    end,
    leftAt,
    keep: () => void (mine.isKept = true),
    keepAsWrite: () => void (mine.isKept = mine.isWrite = true),
    isOverdue: () => Date.now() - mine.leftMs > timeoutMs,
  }
}

/**
 * Aborts requests that left so long ago and have no answer yet. After the device slept or the network stalled, such a
 * request is lost without an error, and its caller would wait until it times out.
 */
export function abandonOlderThan(ms: number): void {
  for (const [controller, { leftMs }] of openRequests) if (Date.now() - leftMs > ms) controller.abort()
}

/**
 * The same, except for requests that are kept. In a stalled network, requests without an answer take all connections.
 * The oldest of them goes on: the network may only be slow, and a page that aborts every request never gets an answer.
 */
export function abandonUnanswered(ms: number): void {
  const hanging = [...openRequests].filter(([, { leftMs, isKept }]) => !isKept && Date.now() - leftMs > ms)
  for (const [controller] of hanging.slice(1)) controller.abort()
}

/** Aborts questions that left before this time: a later one has its answer, the first that came for a while. */
export function abandonLeftBefore(time: number): void {
  for (const [controller, { leftAt, isWrite }] of openRequests)
    if (leftAt < time && !isWrite) controller.abort()
}

/** The requests that have no answer yet. */
export function unansweredRequests(): readonly { readonly url: string; readonly leftAt: number }[] {
  return [...openRequests.values()]
}
