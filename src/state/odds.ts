import type { OddsRow, OddsRows } from '../domain/odds/odds-board'
import type { Slug } from '../domain/league'
import { useMemo } from 'react'
import { atom, useAtomValue } from './store'

/** The betting lines on this page, by league and game. Empty for who may not see them. */
export const oddsRowsAtom = atom<Readonly<Record<string, OddsRows>>>({})

/** When the server last found the lines of a league to be true (product clock, ISO). */
export const oddsCheckedAtAtom = atom<Readonly<Record<string, string>>>({})

export function useOdds(slug: Slug, gameId: string): OddsRow | undefined {
  const rowAtom = useMemo(() => atom((get) => get(oddsRowsAtom)[slug]?.[gameId]), [slug, gameId])
  return useAtomValue(rowAtom)
}

interface ShownOdds {
  readonly rows: OddsRows
  readonly checkedAt: string
}

/** The lines of that league as of now, or none at all. */
export const showOddsAtom = atom(undefined, (get, set, slug: Slug, shown: ShownOdds | undefined) => {
  set(oddsRowsAtom, withMember(get(oddsRowsAtom), slug, shown?.rows))
  set(oddsCheckedAtAtom, withMember(get(oddsCheckedAtAtom), slug, shown?.checkedAt))
})

function withMember<T>(
  all: Readonly<Record<string, T>>,
  slug: Slug,
  value: T | undefined,
): Readonly<Record<string, T>> {
  if (all[slug] === value) return all
  const { [slug]: _replaced, ...others } = all
  return value === undefined ? others : { ...others, [slug]: value }
}
