import type { AnySport } from '../any-sport'

const OFFSEASON_SPORTS: readonly AnySport[] = ['NBA', 'NFL', 'MLB', 'NHL']

/** Leagues whose next beginning is a date to count down to; the others' seasons are only windows. */
export function isOffseasonSport(sport: AnySport): boolean {
  return OFFSEASON_SPORTS.includes(sport)
}
