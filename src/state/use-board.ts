import { useCallback } from 'react'
import type { Slug } from '../domain/league'
import type { StoredBoard } from '../storage/db'
import { usePorts } from './ports'
import { useLive } from './use-live'

export type BoardRead =
  | { readonly kind: 'reading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'stored'; readonly stored: StoredBoard }

/** The stored board of a league, followed while it changes. `reading` lasts a frame at most. */
export function useBoard(slug: Slug): BoardRead {
  const { boards } = usePorts()
  const query = useCallback(async () => ({ stored: await boards.read(slug) }), [boards, slug])
  const answer = useLive(query)
  const stored = answer ? answer.stored : boards.last(slug)
  if (stored) return { kind: 'stored', stored }
  return answer ? { kind: 'none' } : { kind: 'reading' }
}
