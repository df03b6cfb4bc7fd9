import type { Sport } from '../league'

const OFFSEASON_SPORTS: readonly Sport[] = ['NBA', 'NFL', 'MLB', 'NHL']

/** Leagues whose next beginning is a date to count down to; the others' seasons are only windows. */
export function isOffseasonSport(sport: Sport): boolean {
  return OFFSEASON_SPORTS.includes(sport)
}
