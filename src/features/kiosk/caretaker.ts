import { KIOSK_RETURN_MS } from '../../domain/time/intervals'
import { watchLeft } from './watch-left'

let address: string | undefined
let isOnDuty = false

/**
 * Looks after a kiosk: left alone without a board, or with a dialog open over it, the page begins anew at `home`.
 * Nothing stops it before the page is closed, since it must outlive a failure of the drawing that it is there to mend.
 */
export function takeCare(home: string | undefined): void {
  address = home
  if (isOnDuty) return
  isOnDuty = true
  watchLeft(KIOSK_RETURN_MS, () => {
    if (address !== undefined && !isInOrder()) void beginAnew(address)
  })
}

function isInOrder(): boolean {
  return document.querySelector('[data-board]') !== null && document.querySelector('dialog[open]') === null
}

/** A page that cannot be loaded again is better than the browser's word that there is no network. */
async function beginAnew(home: string): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  const answers =
    isKept ||
    (await fetch(home)
      .then(({ ok }) => ok)
      .catch(() => false))
  if (answers) location.replace(home)
}
