import { addDays } from '../time/eastern'
import { lastWeekdayBy, WEDNESDAY } from './weekdays'

const DAYS = 7

/** The days of the college week that has this day: Wednesday to Tuesday. */
export function collegeWeek(day: string): readonly string[] {
  const first = lastWeekdayBy(day, WEDNESDAY)
  return Array.from({ length: DAYS }, (_, n) => addDays(first, n))
}
