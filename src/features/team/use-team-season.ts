import { useCallback } from 'react'
import { leagueOf, type GameSlug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { useMay } from '../../state/session'
import { useHistory, type HistoryRead, type StartHistory } from '../../state/use-history'
import type { StoredSeason } from '../../storage/rows'
import { startTeamSeason } from '../../sync/history/browser-history'

/**
 * A team's season, which the server is asked for again when the team's next game begins, and again and again while one
 * goes on.
 */
export function useTeamSeason(slug: GameSlug, team: string): HistoryRead<StoredSeason> {
  const mayOdds = useMay('view_betting_odds') && hasOdds(leagueOf(slug).sport)
  const start = useCallback<StartHistory>(
    (place, onTrouble) => startTeamSeason(place, { slug, team, mayOdds }, onTrouble),
    [slug, team, mayOdds],
  )
  return useHistory('seasons', [slug, team], start)
}
