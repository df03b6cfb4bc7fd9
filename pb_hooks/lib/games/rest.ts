import type { Kept } from '../server/cache/kept'
import { serverSettings } from '../server/settings'

/** How much longer an entry is fresh, in product time: what is made of it must not outlive it. */
export function restMs({ freshUntil }: Kept): number {
  const { rate } = serverSettings().clock
  return Math.max(0, freshUntil - Date.now()) * (rate > 0 ? rate : 1)
}
