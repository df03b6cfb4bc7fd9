import { lastWeekdayBy, SATURDAY } from './weekdays'
import { dayIn } from './month-day'

/** The last Saturday on or before Aug 31. */
export function collegeOpener(year: number): string {
  return lastWeekdayBy(dayIn(year, '08-31'), SATURDAY)
}
