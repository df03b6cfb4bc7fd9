import { KIOSK_RETURN_MS, MINUTE_MS } from '../../domain/time/intervals'
import { watchLeft } from './watch-left'

/** Longer than a round takes. */
const OVERDUE_MS = 5 * MINUTE_MS

let address: string | undefined
let isOnDuty = false
let askedAtMs: number | undefined

/**
 * Looks after a kiosk: left alone without a board, or with a dialog open over it, the page begins anew at `home`.
 * Nothing stops it before the page is closed, since it must outlive a failure of the drawing that it is there to mend.
 */
export function takeCare(home: string | undefined): void {
  address = home
  if (isOnDuty) return
  isOnDuty = true
  watchLeft(KIOSK_RETURN_MS, () => {
    if (!isInOrder() || isOverdue()) beginAnew()
  })
}

/** Somebody wants the page to begin anew: after a round, or once it is left alone, if no round comes to its end. */
export function askToBeginAnew(): void {
  askedAtMs ??= Date.now()
}

/** A round is over and nobody is disturbed. True when the page begins anew now. */
export function beginAnewIfAsked(): boolean {
  return askedAtMs !== undefined && beginAnew()
}

/** A wall that stands still comes to no end. */
function isOverdue(): boolean {
  return askedAtMs !== undefined && Date.now() - askedAtMs > OVERDUE_MS
}

function isInOrder(): boolean {
  return document.querySelector('[data-board]') !== null && document.querySelector('dialog[open]') === null
}

function beginAnew(): boolean {
  if (address === undefined) return false
  void load(address)
  return true
}

/** A page that cannot be loaded again is better than the browser's word that there is no network. */
async function load(home: string): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  const answers =
    isKept ||
    (await fetch(home)
      .then(({ ok }) => ok)
      .catch(() => false))
  if (answers) location.replace(home)
}
