/** The phase of a season as the feed knows it: coarser than SeasonPhase, but enough for the league bar. */
export const SIMPLE_PHASES = ['preseason', 'regular', 'playoffs', 'draft', 'offseason'] as const

export type SimplePhase = (typeof SIMPLE_PHASES)[number]

export function isSimplePhase(value: unknown): value is SimplePhase {
  return SIMPLE_PHASES.some((phase) => phase === value)
}
