import type { Game, Team } from '../game/game'
import { PROGRAM_TIERS } from './program-tiers'

/** A game is as big as the bigger of its programs. */
export function gameTier({ homeTeam, awayTeam }: Game): number {
  return Math.min(programTier(homeTeam), programTier(awayTeam))
}

function programTier({ abbreviation }: Team): number {
  return PROGRAM_TIERS.get(abbreviation) ?? 4
}
