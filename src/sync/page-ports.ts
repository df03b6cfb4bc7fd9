import { parsePreferences } from '../domain/people/settings/preferences'
import { browserClock } from '../platform/clock'
import { browserConnectivity } from '../platform/connectivity'
import { localValues } from '../platform/local-values'
import { serverReach } from '../platform/reach'
import { onAwake } from '../platform/sleep'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { browserTimers, type Cancel } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { paceReturns } from './paced-returns'

/** What everything on this page that asks the server needs from the browser. */
export const pagePorts = {
  clock: browserClock,
  timers: browserTimers,
  random: () => Math.random(),
  isVisible: pageVisibility.isVisible,
  autoRefresh: () => isOnWall() || parsePreferences(localValues.read(STORAGE_KEYS.preferences)).autoRefresh,
  onWake,
}

/** `main` marks a page that scrolls by itself on a wall, where nobody can ask for anything. */
function isOnWall(): boolean {
  return globalThis.document?.documentElement.dataset['kiosk'] !== undefined
}

/** Calls back when the server answers again. */
export const onReturn = paceReturns({
  onBack: serverReach.onBack,
  timers: browserTimers,
  steady: () => performance.now(),
})

/** Calls back when trying now is worth it: the page is seen or goes on, or the network or the server is back. */
export function onWake(run: () => void): Cancel {
  const stops = [onLook(run), onReturn(run)]
  return () => stops.forEach((stop) => stop())
}

/** The same, but not when the server answers again. */
export function onLook(run: () => void): Cancel {
  const stops = [pageVisibility.onShown(run), browserConnectivity.onOnline(run), onAwake(run)]
  return () => stops.forEach((stop) => stop())
}
