import type { Sport } from '../league'

const OFFSEASON_SPORTS: readonly Sport[] = ['NBA', 'NFL', 'MLB', 'NHL']

/** Leagues with a date to count down to before a season; the other leagues have only season windows. */
export function isOffseasonSport(sport: Sport): boolean {
  return OFFSEASON_SPORTS.includes(sport)
}
