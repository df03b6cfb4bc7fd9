import type { Slug } from '../domain/league'
import type { StoredBoard } from '../storage/rows'
import { useRow, type RowRead } from './use-row'

export type BoardRead = RowRead<StoredBoard>

/** The stored board of a league, followed while it changes. */
export function useBoard(slug: Slug): BoardRead {
  return useRow('boards', slug)
}
