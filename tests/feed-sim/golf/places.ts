import { toParAfter, type Entry, type Played } from './play'
import type { GolfView } from './view'

/** Everybody's place after each finished round, and now: what the feed calls start and current position. */
export function placesByRound(view: GolfView): ReadonlyMap<string, readonly number[]> {
  const { played, round, rows } = view
  const finished = Array.from({ length: Math.max(0, round - 1) }, (_, n) => placesAfter(played, n + 1))
  const now = new Map(rows.map((row, index) => [row.entry.id, row.place?.number ?? index + 1]))
  return new Map(
    played.entries.map(({ id, rounds }) => {
      const places = finished.slice(0, rounds.length).map((after) => after.get(id) ?? 0)
      const current = now.get(id)
      return [id, current === undefined ? places : [...places, current]]
    }),
  )
}

function placesAfter({ entries, pars }: Played, round: number): ReadonlyMap<string, number> {
  const total = (entry: Entry) => toParAfter(entry, pars, round)
  const totals = entries.map(total).toSorted((a, b) => a - b)
  return new Map(entries.map((entry) => [entry.id, totals.indexOf(total(entry)) + 1]))
}
