import { addDays } from '../time/eastern'
import { dayIn, yearOf } from '../seasons/month-day'
import { ryderCupFriday } from '../seasons/ryder-cup-dates'
import { lastWeekdayBy, SUNDAY } from '../seasons/weekdays'

/** First and last Eastern day on which the PGA tab is hidden. */
type Window = readonly [first: string, last: string]

/** Years with another gap than usual between the end of the season and the autumn. */
const LATE_SUMMERS: Readonly<Record<number, Window>> = {
  // The Tour Championship ended on September 1, as the Olympic Games had come before it.
  2024: ['2024-09-02', '2024-09-08'],
  2025: ['2025-08-25', '2025-09-07'],
}

/**
 * Whether golf pauses, or the Ryder Cup has the stage. A season can end later than its day: in the late summer golf
 * that is being played is not hidden.
 */
export function isGolfHidden(day: string, isLive: boolean): boolean {
  const year = yearOf(day)
  const lateSummer = isLive ? undefined : (LATE_SUMMERS[year] ?? usualLateSummer(year))
  return [lateSummer, cupWeekend(year)].some((window) => window && window[0] <= day && day <= window[1])
}

/**
 * The week after the last Sunday of August, on which the season usually ends. The Monday is not hidden: rain can move
 * the end of the last round to it, and that morning people look for when play goes on.
 */
function usualLateSummer(year: number): Window {
  const sunday = lastWeekdayBy(dayIn(year, '08-31'), SUNDAY)
  return [addDays(sunday, 2), addDays(sunday, 7)]
}

/** Saturday to Monday while the Ryder Cup has the stage: 2025-09-27 to 2025-09-29. */
function cupWeekend(year: number): Window | undefined {
  const friday = ryderCupFriday(year)
  return friday === undefined ? undefined : [addDays(friday, 1), addDays(friday, 3)]
}
