import type { Game } from '../../../domain/game/game'
import { FINISHED, LIVE, UPCOMING, type GameGroup } from '../../../domain/game/game-group'
import type { Place } from '../../../domain/game/screen-order'

/** Games that stand together. `all` has games of every state: so few that they need no groups, or what a search has found. */
export interface GameList {
  readonly group: GameGroup | 'all'
  readonly games: readonly Game[]
  /** The number of all its games, although perhaps only the first are drawn yet. */
  readonly count: number
}

const GROUPS: readonly GameGroup[] = [LIVE, UPCOMING, FINISHED]

/** So few games are taken in at a glance. On a desk each would have a row of its own, and most of the screen be empty. */
const MOST_WITHOUT_GROUPS = 4

/** One list for each group that has games; few games are one list in the same order. */
export function groupGames(games: readonly Game[], places: readonly Place[]): readonly GameList[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  const membersOf = (group: GameGroup) =>
    places.flatMap((place) => (place.group === group ? (byId.get(place.id) ?? []) : []))
  const groups = GROUPS.map((group) => listOf(group, membersOf(group))).filter(({ count }) => count > 0)
  if (games.length > MOST_WITHOUT_GROUPS) return groups
  const all = groups.flatMap((group) => group.games)
  return [listOf('all', all)]
}

export function listOf(group: GameList['group'], games: readonly Game[]): GameList {
  return { group, games, count: games.length }
}

/** The first `most` games of all lists together. */
export function firstGames(lists: readonly GameList[], most: number): readonly GameList[] {
  let left = most
  return lists.flatMap((list) => {
    const games = list.games.slice(0, left)
    left -= games.length
    return games.length > 0 ? [{ ...list, games }] : []
  })
}
