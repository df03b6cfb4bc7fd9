import { log } from '../platform/log'
import { noop, type Cancel, type Timers } from '../platform/timers'

/** What an answer means for the next request. All times are wall time. */
export type Outcome =
  /** `againMs`: how long this answer holds; undefined: until somebody wants to know. */
  | { readonly kind: 'answered'; readonly againMs: number | undefined }
  /** No usable answer: asked for again, each time later. */
  | { readonly kind: 'failed' }
  /** Something newer is known already: asked for again at once, and later like a failure if that did not help. */
  | { readonly kind: 'outdated' }

/** What a channel says of an answer that it cannot use. */
export const FAILED: Outcome = { kind: 'failed' }

/** `time`: the time has come or the page woke up. `wanted`: somebody wants to know. */
export type Why = 'time' | 'wanted'

export interface AskingPorts<Answer> {
  readonly timers: Timers
  /** Asks the server. Undefined: there was nothing to ask. */
  readonly fetch: () => Promise<Answer | undefined>
  readonly take: (answer: Answer) => Outcome
  /** How long to wait after so many failures in a row; undefined: until somebody wants to know. */
  readonly retryMs: (failures: number) => number | undefined
  readonly mayAsk?: (why: Why) => boolean
  /** Calls back when trying now is worth it. */
  readonly onWake?: (run: () => void) => Cancel
}

export interface Asker {
  /** Asks now. All calls while an answer is on its way lead to one more request after it. */
  readonly ask: () => void
  /** Asks after that time instead of when the next request was due. Earlier failures are forgotten. */
  readonly askAfter: (ms: number) => void
  readonly isAsking: () => boolean
  /** Nothing is on its way and nothing is due. */
  readonly isIdle: () => boolean
  readonly isStopped: () => boolean
  /** No request begins any more, and an answer that is on its way is not taken. */
  readonly stop: () => void
}

/**
 * Asks the server again and again: one request at a time, later after each failure, only when it may, until it is
 * stopped. What is asked and what an answer means is the business of each channel.
 */
export function keepAsking<Answer>(ports: AskingPorts<Answer>): Asker {
  const { timers, fetch, take, retryMs, mayAsk = () => true, onWake = () => noop } = ports
  let state: 'idle' | 'waiting' | 'asking' | 'stopped' = 'idle'
  let failures = 0
  let askedMeanwhile: Why | undefined
  let cancelTimer = noop

  function begin(why: Why) {
    if (state === 'stopped') return
    if (state === 'asking') {
      if (askedMeanwhile !== 'wanted') askedMeanwhile = why
      return
    }
    cancelTimer()
    state = 'idle'
    if (mayAsk(why)) void request()
  }

  async function request(): Promise<void> {
    state = 'asking'
    const answer = await fetch().catch(noteSurprise)
    if (isStopped()) return
    state = 'idle'
    const waitMs = answer === undefined ? undefined : waitAfter(outcomeOf(answer))
    if (isStopped()) return
    const why = askedMeanwhile
    askedMeanwhile = undefined
    if (why) begin(why)
    else if (waitMs !== undefined) wait(waitMs)
  }

  function outcomeOf(answer: Answer | 'surprise'): Outcome {
    try {
      if (answer !== 'surprise') return take(answer)
    } catch (error) {
      noteSurprise(error)
    }
    return FAILED
  }

  function waitAfter(outcome: Outcome): number | undefined {
    failures = outcome.kind === 'answered' ? 0 : failures + 1
    if (outcome.kind === 'answered') return outcome.againMs
    if (outcome.kind === 'outdated' && failures === 1) askedMeanwhile ??= 'wanted'
    return retryMs(failures)
  }

  function wait(ms: number) {
    cancelTimer()
    state = 'waiting'
    cancelTimer = timers.after(ms, () => begin('time'))
  }

  const isStopped = () => state === 'stopped'
  const stopWaking = onWake(() => begin('time'))
  return {
    ask: () => begin('wanted'),
    askAfter(ms) {
      failures = 0
      if (state === 'idle' || state === 'waiting') wait(ms)
    },
    isAsking: () => state === 'asking',
    isIdle: () => state === 'idle',
    isStopped,
    stop() {
      state = 'stopped'
      cancelTimer()
      stopWaking()
    },
  }
}

/** A channel reports failures as values; an unexpected exception must not end the asking. */
function noteSurprise(error: unknown): 'surprise' {
  log.add('error', 'sync', String(error))
  return 'surprise'
}
