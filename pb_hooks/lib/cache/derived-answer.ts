import type { Loaded } from './answer-once'
import { NOT_KEPT, type Kept, type KeptBad } from './answer-cache'
import { serverSettings } from '../server/settings'

/** How much longer an entry is fresh, in product time: what is made of it must not outlive it. */
export function restMs({ freshUntil }: Kept): number {
  const { rate } = serverSettings().clock
  return Math.max(0, freshUntil - Date.now()) * (rate > 0 ? rate : 1)
}

/** A bad answer, as that of what was to be made of it: as long as it is kept, and not at all if it was not. */
export function passedOn(kept: KeptBad): Loaded {
  const { status, message } = kept
  if (kept.freshUntil === NOT_KEPT) return { kind: 'refused', status, message }
  return { kind: 'bad', status, message, freshMs: restMs(kept) }
}
