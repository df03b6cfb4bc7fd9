import type { Game } from '../../../src/domain/game/game'
import { WITHDRAWN_AFTER_MS } from './doubt-emptiness'
import { isSilent, type SilentGroup, type TriedGroups } from './group-memory'

/** Which known games some group has or may have, once every group was asked for. */
export function stillListed(known: readonly Game[], groups: TriedGroups, now: number): readonly Game[] {
  const tried = Object.values(groups)
  const listed = new Set(tried.flatMap((group) => (isSilent(group) ? [] : group.ids)))
  const silent = tried.filter(isSilent)
  return known.filter((game) => listed.has(game.id) || silent.some((group) => mayHave(group, game, now)))
}

/**
 * A group that was never read may have any game. One that has begun is not moved to another day, and here, where only
 * this list is lacking, one that is stuck counts as begun, too. One that has not begun is believed in for as long as on
 * a day that lost its games.
 */
function mayHave({ failingSince }: SilentGroup, game: Game, now: number): boolean {
  const hasBegun = game.phase === 'live' || game.phase === 'final'
  return hasBegun || now - failingSince <= WITHDRAWN_AFTER_MS
}
