import { useCallback } from 'react'
import type { Slug } from '../domain/league'
import type { StoredBoard } from '../storage/rows'
import { useShownBoard } from './held-boards'
import { usePorts } from './ports'
import { rowRead, type RowRead } from './row-read'
import { useLastRow } from './use-last-row'
import { useLive } from './use-live'

export type BoardRead = RowRead<StoredBoard>

/** The stored board of a league, followed while it changes, unless its viewer wants it to stand still. */
export function useBoard(slug: Slug): BoardRead {
  const { storage } = usePorts()
  const query = useCallback(async () => ({ stored: await storage.read('boards', slug) }), [storage, slug])
  const read = rowRead(useLive(query), useLastRow('boards', slug))
  const shown = useShownBoard(slug, read.stored, storage)
  return shown ? { kind: 'stored', stored: shown } : read
}
