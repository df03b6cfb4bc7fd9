import { ryderCupSpan } from '../seasons/ryder-cup-dates'
import { dayIn, yearOf } from '../seasons/month-day'

const LONGEST_WAIT_YEARS = 3

/** The year of the cup to show: this year's once its weeks have begun, else the last one, with its result. */
export function shownCupYear(day: string): number {
  const year = yearOf(day)
  for (let back = 0; back <= LONGEST_WAIT_YEARS; back++) {
    const span = ryderCupSpan(year - back)
    if (span && dayIn(year - back, span[0]) <= day) return year - back
  }
  return year
}
