import { addDays } from '../time/eastern'
import type { Sport } from '../league'
import { collegeTitleDay } from './finals-days'
import { dayIn, yearOf } from './month-day'

/** At most two days without a game lie between two games of a final. */
const DAYS_TO_NEXT_GAME = 3

/** Coming days on which a final may still be played although its league already shows the next season's opener. */
export function lateFinalDays(sport: Sport, day: string): readonly string[] {
  const last = latestFinal(sport, yearOf(day))
  if (last === undefined) return []
  const next = sport === 'NCAAF' ? last : addDays(day, DAYS_TO_NEXT_GAME)
  return daysFrom(addDays(day, 1), next < last ? next : last)
}

/** A few days after the latest seventh games of usual years: those of 2025 (NBA) and 2022 (NHL). */
function latestFinal(sport: Sport, year: number): string | undefined {
  switch (sport) {
    case 'NBA':
      return dayIn(year, '06-25')
    case 'NHL':
      return dayIn(year, '06-29')
    case 'NCAAF':
      return collegeTitleDay(year)
    default:
      return undefined
  }
}

/** The days from the first to the last; none when the last is over. */
export function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
