import { DAY_MS, HOUR_MS } from './intervals'

/**
 * Eastern time without `Intl`, which PocketBase's engine lacks. The rule is that of 2007: daylight time lasts from the
 * second Sunday of March to the first Sunday of November, and changes at 2:00 by the clock before the change.
 */

export interface EasternClock {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly dayOfMonth: number
  readonly hour: number
  readonly minute: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly abbreviation: 'EST' | 'EDT'
}

const MARCH = 2
const NOVEMBER = 10

/** The Eastern calendar day, `YYYY-MM-DD`. */
export function easternDay(ms: number): string {
  return isoDay(ms - offsetMs(ms))
}

export function easternClock(ms: number): EasternClock {
  const offset = offsetMs(ms)
  const shifted = new Date(ms - offset)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    dayOfMonth: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
    abbreviation: offset === 4 * HOUR_MS ? 'EDT' : 'EST',
  }
}

/** By how many hours Eastern time is behind UTC at this moment: 4 in summer, 5 in winter. */
export function easternHoursBehind(ms: number): number {
  return offsetMs(ms) / HOUR_MS
}

/**
 * The moment at which an Eastern clock shows this time. The hour that does not exist in March reads as if the
 * clock had not changed yet; of the hour that comes twice in November it is the first.
 */
export function easternTimeToMs(day: string, hour: number, minute: number): number {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS + minute * 60_000
  const daylight = asIfUtc + 4 * HOUR_MS
  return isDaylight(daylight) ? daylight : asIfUtc + 5 * HOUR_MS
}

/** The calendar day `n` days after `day`; the clock change does not matter here. */
export function addDays(day: string, n: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + n * DAY_MS)
}

function offsetMs(ms: number): number {
  return (isDaylight(ms) ? 4 : 5) * HOUR_MS
}

function isDaylight(ms: number): boolean {
  // Around New Year UTC and Eastern time may be in different years, but it is winter in both.
  const year = new Date(ms).getUTCFullYear()
  const begins = nthSunday(year, MARCH, 2) + 7 * HOUR_MS
  const ends = nthSunday(year, NOVEMBER, 1) + 6 * HOUR_MS
  return ms >= begins && ms < ends
}

function nthSunday(year: number, month: number, n: number): number {
  const first = Date.UTC(year, month, 1)
  const toSunday = (7 - new Date(first).getUTCDay()) % 7
  return first + (toSunday + 7 * (n - 1)) * DAY_MS
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
