import { ALL_SPORTS } from '../league'

/** The text comes from the caller and may be of any length, so the answer repeats only this much of it. */
const LONGEST_ECHO = 40

/** Asked before anything is fetched; nothing when the sport is one of ours. */
export function unsupportedSportText(sport: string): string | undefined {
  const supported: readonly string[] = ALL_SPORTS
  return supported.includes(sport)
    ? undefined
    : `Unsupported sport: ${sport.slice(0, LONGEST_ECHO)}. Supported sports: ${supported.join(', ')}`
}
