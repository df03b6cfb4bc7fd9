import { useMemo } from 'react'
import type { Slug } from '../domain/league'
import type { OddsRow } from '../domain/odds/odds-board'
import type { StoredOdds } from '../storage/rows'
import { atom, useAtomValue } from './store'

/**
 * The stored betting lines of the league on the screen, for whoever may see them; the background follows their table
 * (`start/follow-odds.ts`), once for all cards.
 */
export const oddsAtom = atom<StoredOdds | undefined>(undefined)

export function useOdds(slug: Slug, gameId: string): OddsRow | undefined {
  const rowAtom = useMemo(
    () =>
      atom((get) => {
        const odds = get(oddsAtom)
        return odds?.slug === slug ? odds.board.rows[gameId] : undefined
      }),
    [slug, gameId],
  )
  return useAtomValue(rowAtom)
}
