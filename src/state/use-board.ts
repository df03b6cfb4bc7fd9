import type { Slug } from '../domain/league'
import type { StoredBoard } from '../storage/rows'
import { useHeld } from './held-boards'
import { useRow, type RowRead } from './use-row'

export type BoardRead = RowRead<StoredBoard>

/** The stored board of a league, followed while it changes, unless its viewer wants it to stand still. */
export function useBoard(slug: Slug): BoardRead {
  const read = useRow('boards', slug)
  const shown = useHeld(slug, read.kind === 'stored' ? read.stored : undefined)
  return shown ? { kind: 'stored', stored: shown } : read
}
