import { addDays } from '../time/eastern'
import { dayIn, monthDayOf, type Span } from './month-day'
import { FRIDAY, lastWeekdayBy } from './weekdays'

/** The days on which the cup is shown, in the years whose dates are known. */
const SHOWN: Readonly<Record<number, Span>> = {
  2025: ['09-21', '10-14'],
  2027: ['09-12', '10-05'],
}

/** As in 2025: the cup is shown from 5 days before its first Friday to 16 days after its last Sunday. */
const DAYS_BEFORE = 5
const DAYS_AFTER = 18

/** No league ever waited longer for its next season: from the cup of 2018 to that of 2021. */
export const LONGEST_WAIT_YEARS = 3

/** The cup of 2020 was played a year later, and cups have been in odd years since. */
const POSTPONED = 2020

/** Every second year has a cup. By the general rule it begins on the last Friday of September. */
export function ryderCupSpan(year: number): Span | undefined {
  return SHOWN[year] ?? (isCupYear(year) ? usualSpan(year) : undefined)
}

/** The day of its first matches. */
export function ryderCupFriday(year: number): string | undefined {
  const span = ryderCupSpan(year)
  return span && addDays(dayIn(year, span[0]), DAYS_BEFORE)
}

function isCupYear(year: number): boolean {
  if (year === POSTPONED) return false
  return year % 2 === (year > POSTPONED ? 1 : 0)
}

function usualSpan(year: number): Span {
  const friday = lastWeekdayBy(dayIn(year, '09-30'), FRIDAY)
  return [monthDayOf(addDays(friday, -DAYS_BEFORE)), monthDayOf(addDays(friday, DAYS_AFTER))]
}
