import { lastWeekdayBy, SATURDAY, WEDNESDAY } from './weekdays'
import { addDays } from '../eastern'
import { dayIn } from './month-day'

/** The NCAAF week that `day` is part of: it starts on Wednesday and ends on Tuesday. */
export function collegeWeek(day: string): { readonly first: string; readonly last: string } {
  const first = lastWeekdayBy(day, WEDNESDAY)
  return { first, last: addDays(first, 6) }
}

/** The last Saturday on or before Aug 31. */
export function collegeOpener(year: number): string {
  return lastWeekdayBy(dayIn(year, '08-31'), SATURDAY)
}
