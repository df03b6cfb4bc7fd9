import type { GameAnswer } from '../../domain/box-score/game-answer'
import { leagueOf, type GameSlug } from '../../domain/league'
import { permissionsForPart, type GamePart } from '../../domain/people/gates/game-parts'
import type { Permission } from '../../domain/people/tiers/permission'

/** Why a part is locked: the first of its permissions that the server reports as missing. */
export function lockOf(part: GamePart, slug: GameSlug, answer: GameAnswer): Permission | undefined {
  return permissionsForPart(part, leagueOf(slug).sport).find((name) => answer.locked.includes(name))
}
