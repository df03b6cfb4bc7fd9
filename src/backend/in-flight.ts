/** `at once` waits for nobody, `soon` for nobody who goes `later`. */
export type Urgency = 'at once' | 'soon' | 'later'

interface UnderWay {
  readonly signal: AbortSignal
  readonly leftAt: number
  /** From now on its answer is waited for, also while others are given up. */
  readonly keep: () => void
  readonly end: () => void
}

/**
 * A browser opens six connections to one address, for all tabs together. The live ones need some of them, and so does
 * what is urgent; what waits inside the browser cannot be told from what is lost. So it waits here, where no time-out
 * counts.
 */
const MOST_UNDER_WAY = 4

interface Begun {
  readonly url: string
  readonly leftAt: number
  /** On the device's clock, which goes on while the device sleeps; the other one stands still then. */
  readonly leftMs: number
  isKept: boolean
}

/** The requests that are on their way, and since when. */
const begun = new Map<AbortController, Begun>()
const waiting: Record<Exclude<Urgency, 'at once'>, (() => void)[]> = { soon: [], later: [] }
let underWay = 0

/** At once, or when the request may leave: its time begins then. */
export function beginRequest(url: string, urgency: Urgency, timeoutMs: number): UnderWay | Promise<UnderWay> {
  if (urgency === 'at once') return leave(url, timeoutMs, () => {})
  if (underWay >= MOST_UNDER_WAY)
    return new Promise((resolve) => waiting[urgency].push(() => resolve(leave(url, timeoutMs, makeWay))))
  underWay += 1
  return leave(url, timeoutMs, makeWay)
}

/** Whoever waits takes the place over. */
function makeWay(): void {
  const next = waiting.soon.shift() ?? waiting.later.shift()
  if (next) next()
  else underWay -= 1
}

function leave(url: string, timeoutMs: number, onEnd: () => void): UnderWay {
  const controller = new AbortController()
  const leftAt = performance.now()
  const mine: Begun = { url, leftAt, leftMs: Date.now(), isKept: false }
  begun.set(controller, mine)
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)])
  function end() {
    if (begun.delete(controller)) onEnd()
  }
  signal.addEventListener('abort', end)
  return { signal, end, leftAt, keep: () => void (mine.isKept = true) }
}

/**
 * Gives up what left so long ago and has no answer yet. Where a device slept or a network stood still, such a request
 * is lost though nobody says so, and whoever asked would wait for it to time out.
 */
export function abandonOlderThan(ms: number): void {
  for (const [controller, { leftMs }] of begun) if (Date.now() - leftMs > ms) controller.abort()
}

/**
 * The same, except of what is kept. Where a network stands still, requests without an answer take all connections. The
 * oldest of them is waited for: the network may only be slow, and whoever gives up each of them never hears from it.
 */
export function abandonUnanswered(ms: number): void {
  const hanging = [...begun].filter(([, { leftMs, isKept }]) => !isKept && Date.now() - leftMs > ms)
  for (const [controller] of hanging.slice(1)) controller.abort()
}

/** The same, when a later one has its answer and was the first to have one for a while. */
export function abandonLeftBefore(time: number): void {
  for (const [controller, { leftAt }] of begun) if (leftAt < time) controller.abort()
}

/** What has no answer yet. */
export function runningSince(): readonly { readonly url: string; readonly leftAt: number }[] {
  return [...begun.values()]
}
