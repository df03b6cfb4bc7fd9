import { useEffect, useSyncExternalStore } from 'react'
import type { GameSlug } from '../../../domain/league'
import { sessionAtom, useMay } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { browserStatsPorts, isSignedIn } from '../../../sync/browser-game-ports'
import { createStatsSync, type GameStats, type StatsSync } from '../../../sync/stats-sync'

const LOCKED: GameStats = { kind: 'locked' }
const syncs = new Map<GameSlug, StatsSync>()

/** One for all cards of a league: they share its request. */
function syncOf(slug: GameSlug): StatsSync {
  const sync = syncs.get(slug) ?? createStatsSync(slug, browserStatsPorts)
  syncs.set(slug, sync)
  return sync
}

/** The ticker's stats of a game, kept fresh while `inSight`. Nothing is asked for whom it is known to be locked. */
export function useGameStats(slug: GameSlug, id: string, inSight: boolean, settled: boolean): GameStats {
  const sync = syncOf(slug)
  const session = useAtomValue(sessionAtom)
  const may = useMay('view_player_stats')
  // A stored session counts from the first moment, before it has been read into the state.
  const isOpen = session.kind === 'signed-in' ? may : isSignedIn()
  const viewer = session.kind === 'signed-in' ? session.user.id : 'stored session'
  const watcher = isOpen && inSight ? viewer : undefined

  useEffect(() => (watcher === undefined ? undefined : sync.watch(id, settled)), [sync, id, watcher, settled])
  const stats = useSyncExternalStore(
    (run) => sync.subscribe(run),
    () => sync.read(id),
  )
  return isOpen ? stats : LOCKED
}
