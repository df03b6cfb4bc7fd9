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

const NONE: ReadonlySet<TeamKey> = new Set()

/**
 * The order in which a screen shows a board's games: live, upcoming, finished, and in each group the board's own order,
 * or on a college Saturday its tension, behind the games of one's favourites. Boards keep theirs, which depends neither on the time nor on scores.
 */
export function screenOrder(
  sport: GameSport,
  games: readonly Game[],
  nowMs: number,
  favourites: ReadonlySet<TeamKey> = NONE,
): readonly Place[] {
  const sorted = sport === 'NCAAF' ? sortCollegeGames(games, nowMs) : games
  const placed = favouritesFirst(leagueOfSport(sport).slug, sorted, favourites)
  return byGroup(placed.map((game) => ({ id: game.id, group: gameGroup(game) })))
}

/**
 * The order that was shown, with what has come and gone meanwhile: while somebody looks, no game that is there changes
 * its place. A new one stands at the end of its group.
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
