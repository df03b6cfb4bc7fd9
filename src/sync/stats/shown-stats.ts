import type { GameSlug } from '../../domain/league'
import type { Storage } from '../../storage/storage'
import { createStatsPorts } from './browser-stats'
import { createStatsSync, type StatsSync } from './stats-sync'

const syncs = new Map<GameSlug, StatsSync>()

/** One for all cards of a league: they share its request. */
export function statsOf(slug: GameSlug, storage: Storage): StatsSync {
  const sync = syncs.get(slug) ?? createStatsSync(slug, createStatsPorts(storage))
  syncs.set(slug, sync)
  return sync
}

/** For who has turned auto refresh off and asks, or turns it on again. */
export function refreshShownStats(): void {
  for (const sync of syncs.values()) sync.refresh()
}
