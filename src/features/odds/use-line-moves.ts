import { useCallback } from 'react'
import type { GameSlug } from '../../domain/league'
import { oddsAtom } from '../../state/odds'
import { useAtomValue } from '../../state/store'
import { useHistory, type HistoryRead, type StartHistory } from '../../state/use-history'
import type { StoredMoves } from '../../storage/rows'
import { startLineMoves } from '../../sync/history/browser-history'

/** The most recent line moves of a league, which the server is asked for again when a line moves. */
export function useLineMoves(slug: GameSlug): HistoryRead<StoredMoves> {
  const start = useCallback<StartHistory>(
    (place, onTrouble) => startLineMoves(place, slug, onTrouble),
    [slug],
  )
  const odds = useAtomValue(oddsAtom)
  const rev = odds?.slug === slug ? odds.board.rev : undefined
  return useHistory('moves', [slug], start, rev)
}
