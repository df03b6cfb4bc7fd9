/** The feed-level view of where a season stands: coarser than its phases, and all that the league bar needs. */
export const SIMPLE_PHASES = ['preseason', 'regular', 'playoffs', 'draft', 'offseason'] as const

export type SimplePhase = (typeof SIMPLE_PHASES)[number]

export function isSimplePhase(value: unknown): value is SimplePhase {
  return SIMPLE_PHASES.some((phase) => phase === value)
}
