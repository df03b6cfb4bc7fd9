import { useEffect, useRef, useState } from 'react'
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
import type { HistorySync } from '../../sync/history/history-sync'

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
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  const sync = useRef<HistorySync>(undefined)

  useEffect(() => {
    const started = startLineMoves(storage, key, slug, setTrouble)
    sync.current = started
    return started.stop
  }, [storage, key, slug])

  const odds = useAtomValue(oddsAtom)
  const rev = odds?.slug === slug ? odds.board.rev : undefined
  const seen = useRef(rev)
  useEffect(() => {
    if (seen.current !== rev) sync.current?.refresh()
    seen.current = rev
  }, [rev])
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
