import type { Loaded } from './answer-once'
import { NEVER_SHARED, type Answer, type BadAnswer } from './answer-cache'
import { serverSettings } from '../server/settings'

/** How much longer an entry is fresh, in product time: what is made of it must not outlive it. */
export function remainingFreshMs({ freshUntil }: Answer): number {
  const { rate } = serverSettings().clock
  return Math.max(0, freshUntil - Date.now()) * (rate > 0 ? rate : 1)
}

/** The same failure for an answer that was to be made of this one. It is kept as long as this one, or not at all. */
export function sameFailure(answer: BadAnswer): Loaded {
  const { status, message } = answer
  if (answer.freshUntil === NEVER_SHARED) return { kind: 'refused', status, message }
  return { kind: 'bad', status, message, freshMs: remainingFreshMs(answer) }
}
