import { MINUTE_MS } from '../domain/time/intervals'
import { deviceZone } from '../platform/device-zone'
import { whenUndisturbed } from '../platform/undisturbed'
import { pageVisibility } from '../platform/visibility'
import type { Store } from '../state/store'
import { zoneAtom } from '../state/zone'

/**
 * Has all times told anew when the device has travelled: a card is drawn again only when its game changes, so starts
 * would stay in the zone of the departure. Whoever types something loses it by that, so the page waits.
 */
export function followZone(store: Store): void {
  let isWaiting = false

  function look() {
    if (isWaiting || deviceZone() === store.get(zoneAtom)) return
    isWaiting = true
    whenUndisturbed(() => {
      isWaiting = false
      store.set(zoneAtom, deviceZone())
    })
  }

  pageVisibility.onShown(look)
  setInterval(look, MINUTE_MS)
}
