import type { Game } from '../../../src/domain/game/game'
import { WITHDRAWN_AFTER_MS } from './doubt-emptiness'
import type { TriedGroup, TriedGroups } from './group-memory'

/** Which known games some group has or may have, once every group was asked for. */
export function stillListed(known: readonly Game[], groups: TriedGroups, now: number): readonly Game[] {
  const tried = Object.values(groups)
  const listed = new Set(tried.flatMap(({ ids }) => ids ?? []))
  const silent = tried.filter(({ ids }) => !ids)
  return known.filter((game) => listed.has(game.id) || silent.some((group) => mayHave(group, game, now)))
}

/**
 * A group that was never read may have any game. One that has begun is not moved to another day; one that has not is
 * believed in for as long as on a day that lost its games.
 */
function mayHave({ failingSince }: TriedGroup, game: Game, now: number): boolean {
  const hasBegun = game.phase === 'live' || game.phase === 'final'
  return hasBegun || now - (failingSince ?? now) <= WITHDRAWN_AFTER_MS
}
