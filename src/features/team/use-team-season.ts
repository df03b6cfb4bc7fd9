import { useEffect, useState } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { leagueOf, type GameSlug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { usePorts } from '../../state/ports'
import { sessionAtom, useMay } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useStoredRow } from '../../state/use-stored'
import type { StoredSeason } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { startTeamSeason } from '../../sync/history/browser-history'

export interface TeamSeasonRead {
  readonly stored: StoredSeason | undefined
  readonly trouble: HistoryTrouble | undefined
}

/**
 * A team's season: first what the device has stored, then the server's answer, which is requested each time
 * the team is opened, again when its next game begins, and again and again while one of its games goes on.
 */
export function useTeamSeason(slug: GameSlug, team: string): TeamSeasonRead {
  const { storage } = usePorts()
  const key = keyFor(viewerOf(useAtomValue(sessionAtom)), slug, team)
  const mayOdds = useMay('view_betting_odds') && hasOdds(leagueOf(slug).sport)
  const read = useStoredRow('seasons', key)
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  useEffect(
    () => startTeamSeason(storage, key, slug, team, mayOdds, setTrouble).stop,
    [storage, key, slug, team, mayOdds],
  )
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
