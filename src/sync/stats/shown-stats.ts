import type { GameSlug } from '../../domain/league'
import type { Storage } from '../../storage/storage'
import { createStatsPorts } from './browser-stats'
import { createStatsSync, type StatsPorts, type StatsSync } from './stats-sync'

interface Shown {
  readonly storage: Storage
  readonly sync: StatsSync
}

const shownLeagues = new Map<GameSlug, Shown>()

/** One for all cards of a league: they share its request, and the storage that it writes to. */
export function sharedStatsSync(
  slug: GameSlug,
  storage: Storage,
  onDenied: StatsPorts['onDenied'],
): StatsSync {
  const known = shownLeagues.get(slug)
  if (known?.storage === storage) return known.sync
  const sync = createStatsSync(slug, createStatsPorts(storage, onDenied))
  shownLeagues.set(slug, { storage, sync })
  return sync
}

/** For a viewer who has turned auto refresh off and asks by hand, or turns it on again. */
export function refreshShownStats(): void {
  for (const { sync } of shownLeagues.values()) sync.refresh()
}
