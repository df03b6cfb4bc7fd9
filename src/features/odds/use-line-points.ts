import { useCallback } from 'react'
import type { GameSlug } from '../../domain/league'
import type { OddsRow } from '../../domain/odds/odds-board'
import { useHistory, type HistoryRead, type StartHistory } from '../../state/use-history'
import type { StoredMovement } from '../../storage/rows'
import { startLinePoints } from '../../sync/history/browser-history'

/** How the line of an open game moved, which the server is asked for again when the line moves. */
export function useLinePoints(
  slug: GameSlug,
  game: string,
  line: OddsRow | undefined,
): HistoryRead<StoredMovement> {
  const start = useCallback<StartHistory>(
    (place, onTrouble) => startLinePoints(place, slug, game, onTrouble),
    [slug, game],
  )
  return useHistory('movements', [slug, game], start, JSON.stringify(line))
}
