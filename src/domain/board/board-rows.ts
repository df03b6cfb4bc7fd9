import type { Board, BoardOf } from './board'
import type { CupMatch, CupSession } from '../cup/cup'
import type { Game } from '../game/game'
import { compare, compareGames } from '../game/game-order'
import { comparePlayers } from '../golf/player-order'
import type { Player } from '../golf/player'
import type { Tournament } from '../golf/tournament'

/** Every list of rows that some board has. */
export interface RowLists {
  readonly games: readonly Game[]
  readonly tournaments: readonly Tournament[]
  readonly players: readonly Player[]
  readonly sessions: readonly CupSession[]
  readonly matches: readonly CupMatch[]
}

export type RowList = keyof RowLists
type Row<List extends RowList> = RowLists[List][number]

/** The order of rows. Server and browser sort alike, so that a delta need not tell where a row goes. */
const ORDER: { readonly [List in RowList]: (a: Row<List>, b: Row<List>) => number } = {
  games: compareGames,
  tournaments: (a, b) => compare(a.start ?? '~', b.start ?? '~') || compare(a.id, b.id),
  players: comparePlayers,
  sessions: (a, b) => compare(a.startTime ?? '~', b.startTime ?? '~') || compare(a.id, b.id),
  matches: (a, b) =>
    compare(a.session, b.session) || compare(a.matchNumber, b.matchNumber) || compare(a.id, b.id),
}

export function rowListsOf(sport: Board['sport']): readonly RowList[] {
  switch (sport) {
    case 'PGA':
      return ['tournaments', 'players'] satisfies (keyof BoardOf<'PGA'>)[]
    case 'RYDER_CUP':
      return ['sessions', 'matches'] satisfies (keyof BoardOf<'RYDER_CUP'>)[]
    default:
      return ['games']
  }
}

export function sortRows<List extends RowList>(list: List, rows: readonly Row<List>[]): readonly Row<List>[] {
  const sorted = [...rows]
  sorted.sort(ORDER[list])
  return sorted
}
