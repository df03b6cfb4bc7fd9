import { sortCollegeGames } from '../college/college-order'
import { leagueOfSport, type GameSport } from '../league'
import { favouritesFirst } from '../people/favourites/favourites-first'
import type { TeamKey } from '../people/favourites/team-key'
import type { Game } from './game'
import { gameGroup, type GameGroup } from './game-group'

/** A place on the screen: which game, and in which group it stands. */
export interface Place {
  readonly id: string
  readonly group: GameGroup
}

/**
 * The order in which a screen shows a board's games: live, upcoming, finished. In each group the viewer's favourites
 * come first; the others keep the board's order, or on a college Saturday go by tension. Boards keep their own order,
 * which depends neither on the time nor on scores.
 */
export function screenOrder(
  sport: GameSport,
  games: readonly Game[],
  nowMs: number,
  favourites: ReadonlySet<TeamKey>,
): readonly Place[] {
  const sorted = sport === 'NCAAF' ? sortCollegeGames(games, nowMs) : games
  const placed = favouritesFirst(leagueOfSport(sport).slug, sorted, favourites)
  return byGroup(placed.map((game) => ({ id: game.id, group: gameGroup(game) })))
}

/**
 * The order already shown, without the games that have gone and with the new ones: while somebody looks, no game
 * changes its place. A new game stands at the end of its group.
 */
export function heldOrder(shown: readonly Place[], wanted: readonly Place[]): readonly Place[] {
  const there = new Set(wanted.map(({ id }) => id))
  const known = new Set(shown.map(({ id }) => id))
  return byGroup([...shown.filter(({ id }) => there.has(id)), ...wanted.filter(({ id }) => !known.has(id))])
}

function byGroup(places: readonly Place[]): readonly Place[] {
  const sorted = [...places]
  sorted.sort((one, other) => one.group - other.group)
  return sorted
}

export function isSameOrder(one: readonly Place[], other: readonly Place[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, group }, index) => other[index]!.id === id && other[index]!.group === group)
  )
}
