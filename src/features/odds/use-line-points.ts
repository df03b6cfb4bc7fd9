import { useEffect, useRef, useState } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { GameSlug } from '../../domain/league'
import type { OddsRow } from '../../domain/odds/odds-board'
import { usePorts } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useStoredRow } from '../../state/use-stored'
import type { StoredMovement } from '../../storage/rows'
import { keyFor, viewerOf } from '../../storage/viewer'
import { startLinePoints } from '../../sync/history/browser-history'
import type { HistorySync } from '../../sync/history/history-sync'

export interface LinePointsRead {
  readonly stored: StoredMovement | undefined
  readonly trouble: HistoryTrouble | undefined
}

/**
 * How the line of an open game moved: first what the device has stored, then the server's answer, which is requested
 * again when the line moves.
 */
export function useLinePoints(slug: GameSlug, game: string, line: OddsRow | undefined): LinePointsRead {
  const { storage } = usePorts()
  const key = keyFor(viewerOf(useAtomValue(sessionAtom)), slug, game)
  const read = useStoredRow('movements', key)
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  const sync = useRef<HistorySync>(undefined)

  useEffect(() => {
    const started = startLinePoints(storage, key, slug, game, setTrouble)
    sync.current = started
    return started.stop
  }, [storage, key, slug, game])

  const stamp = JSON.stringify(line)
  const seen = useRef(stamp)
  useEffect(() => {
    if (seen.current !== stamp) sync.current?.refresh()
    seen.current = stamp
  }, [stamp])
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
