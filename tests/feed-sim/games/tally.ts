import type { Side } from './moment'

/** Numbers by player (a place in the roster) and stat. A number without a player belongs to the team. */
export interface Tally<Stat extends string> {
  add(side: Side, place: number, stat: Stat, amount?: number): void
  most(side: Side, place: number, stat: Stat, amount: number): void
  of(side: Side, place: number, stat: Stat): number
  total(side: Side, stat: Stat): number
  /** The players with a number for one of these stats, the one with the most of the first stat first. */
  places(side: Side, ...stats: Stat[]): number[]
}

export const TEAM = -1

export function createTally<Stat extends string>(): Tally<Stat> {
  const rows: Record<Side, Map<number, Map<Stat, number>>> = { home: new Map(), away: new Map() }
  const of = (side: Side, place: number, stat: Stat) => rows[side].get(place)?.get(stat) ?? 0
  const set = (side: Side, place: number, stat: Stat, value: number) => {
    const row = rows[side].get(place) ?? new Map<Stat, number>()
    rows[side].set(place, row.set(stat, value))
  }
  return {
    of,
    add: (side, place, stat, amount = 1) => set(side, place, stat, of(side, place, stat) + amount),
    most: (side, place, stat, amount) => set(side, place, stat, Math.max(of(side, place, stat), amount)),
    total: (side, stat) => [...rows[side].values()].reduce((sum, row) => sum + (row.get(stat) ?? 0), 0),
    places(side, ...stats) {
      const [first] = stats
      const involved = [...rows[side].keys()].filter(
        (place) => place !== TEAM && stats.some((stat) => of(side, place, stat) !== 0),
      )
      return first ? involved.toSorted((a, b) => of(side, b, first) - of(side, a, first) || a - b) : involved
    },
  }
}

/** Keeps the last count of each game: one payload asks for it several times, and a finished game never changes. */
export function remembered<M, Stat extends string>(
  count: (moments: readonly M[], upTo: number) => Tally<Stat>,
): (moments: readonly M[], upTo: number) => Tally<Stat> {
  const last = new WeakMap<readonly M[], { readonly upTo: number; readonly tally: Tally<Stat> }>()
  return (moments, upTo) => {
    const known = last.get(moments)
    if (known?.upTo === upTo) return known.tally
    const tally = count(moments, upTo)
    last.set(moments, { upTo, tally })
    return tally
  }
}
