import { useEffect, useSyncExternalStore } from 'react'
import { leagueOf, type GameSlug } from '../../../domain/league'
import { missingForPart } from '../../../domain/people/gates/game-parts'
import { sessionAtom, type Session } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { isSignedIn } from '../../../sync/stats/browser-stats'
import { statsOf } from '../../../sync/stats/shown-stats'
import type { GameStats } from '../../../sync/stats/stats-sync'

const LOCKED: GameStats = { kind: 'locked' }

/** The ticker's stats of a game, kept fresh while `inSight`. Nothing is asked for whom it is known to be locked. */
export function useGameStats(slug: GameSlug, id: string, inSight: boolean, settled: boolean): GameStats {
  const sync = statsOf(slug)
  const session = useAtomValue(sessionAtom)
  const isOpen = mayHaveStats(slug, session)
  const viewer = session.kind === 'signed-in' ? `${session.user.id} ${session.can.join()}` : 'stored session'
  const watcher = isOpen && inSight ? viewer : undefined

  useEffect(() => (watcher === undefined ? undefined : sync.watch(id, settled)), [sync, id, watcher, settled])
  const stats = useSyncExternalStore(
    (run) => sync.subscribe(run),
    () => sync.read(id),
  )
  return isOpen ? stats : LOCKED
}

function mayHaveStats(slug: GameSlug, session: Session): boolean {
  // A stored session counts from the first moment, before it has been read into the state.
  if (session.kind === 'guest') return isSignedIn()
  return missingForPart('tickerStats', leagueOf(slug).sport, session.can) === undefined
}
