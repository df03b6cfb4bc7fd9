import { isLost } from '../outbox/lost-choice'
import { MOST_FAVOURITES, type Favourite } from './favourite'

/**
 * Choices of a device that its account has lost, as after a backup was restored: `known` is all that the account knows.
 * A full account forgets teams that were removed. Then a device cannot tell a lost choice from a removal that it never
 * heard of, and nothing counts as lost.
 */
export function lostFavourites<Choice extends Favourite>(
  own: readonly Choice[],
  known: readonly Favourite[],
  nowMs: number,
): readonly Choice[] {
  if (known.length >= MOST_FAVOURITES) return []
  const teams = new Set(known.map(({ team }) => team))
  return own.filter(({ team, at }) => !teams.has(team) && isLost(at, nowMs))
}
