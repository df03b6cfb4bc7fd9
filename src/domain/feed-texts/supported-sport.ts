import { ALL_SPORTS } from '../league'

/** Whoever asks may have written anything there, of any length. */
const LONGEST_ECHO = 40

/** Asked before anything is fetched; nothing when the sport is one of ours. */
export function unsupportedSportText(sport: string): string | undefined {
  const supported: readonly string[] = ALL_SPORTS
  return supported.includes(sport)
    ? undefined
    : `Unsupported sport: ${sport.slice(0, LONGEST_ECHO)}. Supported sports: ${supported.join(', ')}`
}
