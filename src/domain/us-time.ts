import { easternClock, easternDay, easternTimeToMs, type EasternClock } from './eastern'

/**
 * The clocks of the four mainland zones. All change at 2:00 of their own clock, so each shows what the Eastern
 * clock showed one, two or three hours ago.
 */
export type UsZone = 'ET' | 'CT' | 'MT' | 'PT'

export interface UsClock extends Omit<EasternClock, 'abbreviation'> {
  /** `EST`, `CDT` and so on. */
  readonly abbreviation: string
}

const HOUR_MS = 3_600_000

const HOURS_BEHIND: Readonly<Record<UsZone, number>> = { ET: 0, CT: 1, MT: 2, PT: 3 }

const NAMES: Readonly<Record<UsZone, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

export const US_ZONES: readonly UsZone[] = ['ET', 'CT', 'MT', 'PT']

/** The label of a zone by its tz database name. */
export function usZoneOf(name: string): UsZone | undefined {
  return US_ZONES.find((zone) => NAMES[zone] === name)
}

export function usClock(zone: UsZone, ms: number): UsClock {
  const { abbreviation, ...clock } = easternClock(ms - behindMs(zone))
  return { ...clock, abbreviation: zone.charAt(0) + abbreviation.slice(1) }
}

/** The calendar day in that zone, `YYYY-MM-DD`. */
export function usDay(zone: UsZone, ms: number): string {
  return easternDay(ms - behindMs(zone))
}

/** The moment at which a clock of that zone shows this time; at changes of the clock as in Eastern time. */
export function usTimeToMs(zone: UsZone, day: string, hour: number, minute: number): number {
  return easternTimeToMs(day, hour, minute) + behindMs(zone)
}

function behindMs(zone: UsZone): number {
  return HOURS_BEHIND[zone] * HOUR_MS
}
