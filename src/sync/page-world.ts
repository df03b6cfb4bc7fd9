import { parsePreferences } from '../domain/people/settings/preferences'
import { browserClock } from '../platform/clock'
import { browserConnectivity } from '../platform/connectivity'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { browserTimers, type Cancel } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'

/** What every asker of this page needs of the browser. */
export const pageWorld = {
  clock: browserClock,
  timers: browserTimers,
  random: () => Math.random(),
  isVisible: pageVisibility.isVisible,
  autoRefresh: () => parsePreferences(localValues.read(STORAGE_KEYS.preferences)).autoRefresh,
  onWake,
}

/** Trying now is worth it: the page was shown, or the network came back. */
export function onWake(run: () => void): Cancel {
  const stops = [pageVisibility.onShown(run), browserConnectivity.onOnline(run)]
  return () => stops.forEach((stop) => stop())
}
