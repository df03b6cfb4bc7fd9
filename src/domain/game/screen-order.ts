import { sortCollegeGames } from '../college/college-order'
import type { GameSport } from '../league'
import type { Game } from './game'
import { gameGroup, type GameGroup } from './game-group'

/** A place on the screen: which game, and in which group it stands. */
export interface Place {
  readonly id: string
  readonly group: GameGroup
}

/**
 * The order in which a screen shows a board's games: live, upcoming, finished, and in each group the board's own order,
 * or on a college Saturday its tension. Boards keep theirs, which depends neither on the time nor on scores.
 */
export function screenOrder(sport: GameSport, games: readonly Game[], nowMs: number): readonly Place[] {
  const sorted = sport === 'NCAAF' ? sortCollegeGames(games, nowMs) : games
  return byGroup(sorted.map((game) => ({ id: game.id, group: gameGroup(game) })))
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
