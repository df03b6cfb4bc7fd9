import type { Slug } from '../domain/league'
import { areOddsExpired } from '../domain/odds/odds-cache'
import { productNow } from '../platform/clock'
import { noop } from '../platform/timers'
import { oddsAtom } from '../state/odds'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import type { Storage } from '../storage/storage'
import { viewerOf } from '../storage/viewer'

/**
 * Brings the stored odds of the league shown to the screen, only for the viewer they were given to. A user who signs
 * out sees none in the next frame, whatever storage still has.
 */
export function followOdds(storage: Storage, store: Store): (slug: Slug) => void {
  let shown: Slug | undefined
  let viewer = viewerOf(store.get(sessionAtom))
  let stop = noop

  function begin(slug: Slug) {
    stop()
    store.set(oddsAtom, undefined)
    stop = storage.follow(
      () => storage.read('odds', slug),
      (found) => {
        const isOurs = found?.user === viewer && !areOddsExpired(found.checkedAt, productNow())
        store.set(oddsAtom, isOurs ? found : undefined)
      },
    )
  }

  store.sub(sessionAtom, () => {
    const next = viewerOf(store.get(sessionAtom))
    if (next === viewer) return
    viewer = next
    if (shown) begin(shown)
  })
  return (slug) => {
    if (slug === shown) return
    shown = slug
    begin(slug)
  }
}
