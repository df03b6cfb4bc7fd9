import { useCallback } from 'react'
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
import { useHistorySync, type OnTrouble } from './use-history-sync'

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
  const start = useCallback(
    (onTrouble: OnTrouble) => startLinePoints(storage, key, slug, game, onTrouble),
    [storage, key, slug, game],
  )
  const trouble = useHistorySync(start, JSON.stringify(line))
  return { stored: read.kind === 'stored' ? read.stored : undefined, trouble }
}
