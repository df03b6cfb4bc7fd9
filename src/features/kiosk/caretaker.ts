import { KIOSK_RETURN_MS, MINUTE_MS } from '../../domain/time/intervals'
import { isDialogOpen } from '../../platform/is-dialog-open'
import { isServerReachable } from '../../platform/is-server-reachable'
import { watchIdle } from './watch-idle'

/** Longer than a round takes. */
const OVERDUE_MS = 5 * MINUTE_MS

let address: string | undefined
let isOnDuty = false
let requestedAtMs: number | undefined
/** The last attempt to reload found no server, so the next one may find none either. */
let hasFailed = false

/**
 * Looks after a kiosk: if the page is left alone without a board, or with a dialog open over it, the page loads `home`
 * again. It runs until the page is closed, since it must survive the rendering failures that it repairs.
 */
export function startCaretaker(home: string | undefined): void {
  address = home
  if (isOnDuty) return
  isOnDuty = true
  watchIdle(KIOSK_RETURN_MS, () => {
    if (!isInOrder() || isOverdue()) reloadKiosk()
  })
}

/** Asks for a fresh load of the page: after the current round, or, if no round ends, once the page is left alone. */
export function requestReload(): void {
  requestedAtMs ??= Date.now()
}

/**
 * Called when a round is over and a reload disturbs nobody. Returns true if the page reloads now, and false if the
 * next round should begin: without a server a wall would otherwise stay with one league.
 */
export function reloadIfRequested(): boolean {
  return requestedAtMs !== undefined && reloadKiosk() && !hasFailed
}

/** A wall whose list does not move never ends a round. */
function isOverdue(): boolean {
  return requestedAtMs !== undefined && Date.now() - requestedAtMs > OVERDUE_MS
}

/** A league that operators hide shows its board by itself when it is back; reloading would bring the same page. */
function isInOrder(): boolean {
  return document.querySelector('[data-board], [data-hidden-league]') !== null && !isDialogOpen()
}

function reloadKiosk(): boolean {
  if (address === undefined) return false
  void load(address)
  return true
}

/**
 * Checks first that the page can be loaded: the old page is better than the browser's message that there is no network,
 * or than the sign-in page of a network, from which nothing leads back.
 */
async function load(home: string): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  hasFailed = !isKept && !(await isServerReachable())
  if (!hasFailed) location.replace(home)
}
