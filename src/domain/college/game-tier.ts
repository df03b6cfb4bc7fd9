import type { Game, Team } from '../game/game'
import { PROGRAM_TIERS, type ProgramTier } from './program-tiers'

export function programTier({ abbreviation }: Team): ProgramTier {
  return PROGRAM_TIERS.get(abbreviation) ?? 4
}

/** A game is as big as the bigger of its programs. */
export function gameTier({ homeTeam, awayTeam }: Game): ProgramTier {
  const home = programTier(homeTeam)
  const away = programTier(awayTeam)
  return home < away ? home : away
}
