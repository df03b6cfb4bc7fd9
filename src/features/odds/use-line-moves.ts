import { useCallback } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { GameSlug } from '../../domain/league'
import { oddsAtom } from '../../state/odds'
import { usePorts } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useStoredRow } from '../../state/use-stored'
import type { StoredMoves } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { startLineMoves } from '../../sync/history/browser-history'
import { useHistorySync, type OnTrouble } from './use-history-sync'

export interface LineMovesRead {
  readonly stored: StoredMoves | undefined
  readonly trouble: HistoryTrouble | undefined
}

/**
 * The most recent line moves of a league: first what the device has stored, then the server's answer, which is
 * requested again when a line moves.
 */
export function useLineMoves(slug: GameSlug): LineMovesRead {
  const { storage } = usePorts()
  const key = keyFor(viewerOf(useAtomValue(sessionAtom)), slug)
  const read = useStoredRow('moves', key)
  const start = useCallback(
    (onTrouble: OnTrouble) => startLineMoves(storage, key, slug, onTrouble),
    [storage, key, slug],
  )
  const odds = useAtomValue(oddsAtom)
  const rev = odds?.slug === slug ? odds.board.rev : undefined
  const trouble = useHistorySync(start, rev)
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
