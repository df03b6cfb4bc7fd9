import { simulatedKind, type DeveloperSport } from './simulated-game'

export const PREGAME_PHASE = '0Q'
export const FINAL_PHASE = 'FINAL'

const QUARTERS = [PREGAME_PHASE, '1Q', '2Q', 'HALFTIME', '3Q', '4Q', 'OT', '2OT', FINAL_PHASE]
const PERIODS = [PREGAME_PHASE, '1st', '2nd', '2nd INT', '3rd', 'OT', 'SO', FINAL_PHASE]
const INNINGS = Array.from({ length: 12 }, (_, index) => [`Top ${index + 1}`, `Bot ${index + 1}`]).flat()

const PHASES = {
  football: QUARTERS,
  basketball: QUARTERS,
  baseball: [PREGAME_PHASE, ...INNINGS, FINAL_PHASE],
  hockey: PERIODS,
} as const

export function phasesOf(sport: DeveloperSport): readonly string[] {
  return PHASES[simulatedKind(sport)]
}

/** The first phase with play in it. */
export function livePhase(sport: DeveloperSport): string {
  return phasesOf(sport)[1] ?? FINAL_PHASE
}

/**
 * One step along the list, not beyond its ends. A label that is not on the list counts as before the start.
 */
export function nextPhase(sport: DeveloperSport, phase: string): string {
  return phaseAt(sport, phase, 1)
}

export function previousPhase(sport: DeveloperSport, phase: string): string {
  return phaseAt(sport, phase, -1)
}

function phaseAt(sport: DeveloperSport, phase: string, step: 1 | -1): string {
  const phases = phasesOf(sport)
  const index = Math.max(0, phases.indexOf(phase)) + step
  return phases[Math.max(index, 0)] ?? phase
}
