import type { Game } from '../../../domain/game/game'
import { hasScore } from '../../../domain/game/has-score'
import { isStartOpen } from '../../../domain/game/start-time'
import { leagueOf, type GameSlug } from '../../../domain/league'
import { missingForPart } from '../../../domain/people/gates/game-parts'
import type { Permission } from '../../../domain/people/tiers/permission'
import { sessionAtom, type Session } from '../../../state/session'
import { useAtomValue } from '../../../state/store'

/**
 * While the start time is not known, there is no countdown, so the season's stats so far are shown instead.
 */
export function hasStats(game: Game): boolean {
  return hasScore(game) || isStartOpen(game)
}

export function mayHaveStats(slug: GameSlug, session: Session): boolean {
  return session.kind !== 'guest' && missingStatsPermission(slug, session) === undefined
}

/** The permission that a signed-in user lacks for stats. */
export function missingStatsPermission(
  slug: GameSlug,
  session: Exclude<Session, { readonly kind: 'guest' }>,
): Permission | undefined {
  return missingForPart('tickerStats', leagueOf(slug).sport, session.can)
}

export function useMayHaveStats(slug: GameSlug): boolean {
  return mayHaveStats(slug, useAtomValue(sessionAtom))
}
