import { useMemo } from 'react'
import type { Slug } from '../domain/league'
import type { OddsRow, OddsRows } from '../domain/odds/odds-board'
import { atom, useAtomValue } from './store'

/** The lines of each league's games, as far as this viewer may see them. The odds channel fills it. */
export const oddsRowsAtom = atom<Readonly<Partial<Record<Slug, OddsRows>>>>({})

/** The line of one game: whoever asks is drawn again only when that line changes. */
export function useOdds(slug: Slug, gameId: string): OddsRow | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(oddsRowsAtom)[slug]?.[gameId]), [slug, gameId]))
}
