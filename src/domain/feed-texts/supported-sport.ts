import { ALL_SPORTS } from '../league'

/** Asked before anything is fetched; nothing when the sport is one of ours. */
export function unsupportedSportText(sport: string): string | undefined {
  const supported: readonly string[] = ALL_SPORTS
  return supported.includes(sport)
    ? undefined
    : `Unsupported sport: ${sport}. Supported sports: ${supported.join(', ')}`
}
