import { addDays } from '../eastern'
import { dayIn, yearOf } from '../seasons/month-day'
import { lastWeekdayBy, SUNDAY } from '../seasons/weekdays'

/** First and last Eastern day on which the PGA tab is hidden. */
type Window = readonly [first: string, last: string]

/** While the season's last putt is past and the autumn's first is to come, and while the Ryder Cup has the stage. */
const BY_YEAR: Readonly<Record<number, readonly Window[]>> = {
  2025: [
    ['2025-08-25', '2025-09-07'],
    ['2025-09-27', '2025-09-29'],
  ],
}

const USUAL_DAYS = 7

export function isGolfHidden(day: string): boolean {
  const year = yearOf(day)
  return (BY_YEAR[year] ?? [usualWindow(year)]).some(([first, last]) => first <= day && day <= last)
}

/** The week after the last Sunday of August, on which the season usually ends. */
function usualWindow(year: number): Window {
  const sunday = lastWeekdayBy(dayIn(year, '08-31'), SUNDAY)
  return [addDays(sunday, 1), addDays(sunday, USUAL_DAYS)]
}
