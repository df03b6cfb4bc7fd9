import { NO_SCORE } from './to-par'
import type { Scoring } from './tournament'

/** What a place on the leaderboard depends on. */
export interface Rankable {
  readonly id: string
  readonly toPar: number
  readonly standing: 'ranked' | 'unstarted' | 'out'
  /** Decides which of two players with equal totals stands in front. */
  readonly wonPlayoff: boolean
  /** The player's place in the feed's list, which gives the order among equals. */
  readonly order: number
}

export interface Place {
  /** 0 for a player without a place. */
  readonly position: number
  readonly positionText: string
}

const NO_PLACE: Place = { position: 0, positionText: NO_SCORE }
const GROUP: Readonly<Record<Rankable['standing'], number>> = { ranked: 0, unstarted: 1, out: 2 }

/**
 * The leaderboard in order. Places are counted from the totals shown and not taken from the feed, whose places
 * belong to other totals while it lags.
 */
export function rankPlayers<Entry extends Rankable>(
  entries: readonly Entry[],
  scoring: Scoring,
): readonly { readonly entry: Entry; readonly place: Place }[] {
  const sorted = [...entries]
  sorted.sort((a, b) => compareEntries(a, b, scoring))
  const ranked = sorted.filter(({ standing }) => standing === 'ranked')
  const places = placesOf(ranked)
  return sorted.map((entry) => ({ entry, place: places.get(entry) ?? NO_PLACE }))
}

function compareEntries(a: Rankable, b: Rankable, scoring: Scoring): number {
  if (a.standing !== b.standing) return GROUP[a.standing] - GROUP[b.standing]
  const byTotal = a.standing === 'ranked' ? compareTotals(a, b, scoring) : 0
  return byTotal || a.order - b.order || (a.id < b.id ? -1 : 1)
}

function compareTotals(a: Rankable, b: Rankable, scoring: Scoring): number {
  const byTotal = scoring === 'points' ? b.toPar - a.toPar : a.toPar - b.toPar
  return byTotal || Number(b.wonPlayoff) - Number(a.wonPlayoff)
}

function placesOf<Entry extends Rankable>(ranked: readonly Entry[]): ReadonlyMap<Entry, Place> {
  const places = new Map<Entry, Place>()
  for (const [index, entry] of ranked.entries()) {
    const sharesAbove = index > 0 && isLevel(entry, ranked[index - 1]!)
    const sharesBelow = index + 1 < ranked.length && isLevel(entry, ranked[index + 1]!)
    const position = sharesAbove ? places.get(ranked[index - 1]!)!.position : index + 1
    places.set(entry, { position, positionText: `${sharesAbove || sharesBelow ? 'T' : ''}${position}` })
  }
  return places
}

function isLevel(a: Rankable, b: Rankable): boolean {
  return a.toPar === b.toPar && a.wonPlayoff === b.wonPlayoff
}
