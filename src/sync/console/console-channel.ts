import type { ConsoleAnswer } from '../../backend/console-api'
import type { Cancel, Timers } from '../../platform/timers'
import { keepAsking } from '../keep-asking'

export interface ConsolePorts {
  readonly timers: Timers
  readonly now: () => number
  /** The wait until the next refresh; undefined while updates are paused. */
  readonly paceMs: () => number | undefined
  readonly onWake: (run: () => void) => Cancel
}

/** The last value read, and why no newer one has come. The last value stays on the screen with its age. */
export interface ConsoleRead<T> {
  readonly value?: T
  readonly atMs?: number
  readonly trouble?: Exclude<ConsoleAnswer<T>['kind'], 'read'>
}

export interface ConsoleChannel {
  /** Asks now because somebody wants to know, also while updates are paused. */
  readonly ask: () => void
  /** To be called when updates were paused or go on. */
  readonly repace: () => void
  readonly stop: Cancel
}

/** A refusal takes away what was read: an operator who has lost the right must not go on reading about people. */
function readAfter<T>(last: ConsoleRead<T>, answer: ConsoleAnswer<T>, atMs: number): ConsoleRead<T> {
  if (answer.kind === 'read') return { value: answer.value, atMs }
  return answer.kind === 'refused' ? { trouble: answer.kind } : { ...last, trouble: answer.kind }
}

/** Asks for the figures of a section again and again while it is on the screen. */
export function startConsoleChannel<T>(
  ports: ConsolePorts,
  /** When a person asks by hand, this may tell the server to look anew. */
  fetch: (byHand: boolean) => Promise<ConsoleAnswer<T>>,
  /** `isAwaited`: somebody has pressed since this answer was asked for, so the answer to that press is still to come. */
  onRead: (read: ConsoleRead<T>, isAwaited: boolean) => void,
): ConsoleChannel {
  let last: ConsoleRead<T> = {}
  let isByHand = false
  const asker = keepAsking<ConsoleAnswer<T>>({
    timers: ports.timers,
    fetch() {
      const byHand = isByHand
      isByHand = false
      return fetch(byHand)
    },
    take(answer) {
      last = readAfter(last, answer, ports.now())
      onRead(last, isByHand)
      return { kind: 'answered', againMs: ports.paceMs() }
    },
    retryMs: ports.paceMs,
    mayAsk: (why) => why === 'wanted' || ports.paceMs() !== undefined,
    onWake: ports.onWake,
  })
  asker.ask()
  return {
    ask() {
      isByHand = true
      asker.ask()
    },
    repace() {
      if (ports.paceMs() !== undefined) asker.ask()
    },
    stop: asker.stop,
  }
}
