import type { Sport } from '../league'
import { CALENDARS_BY_YEAR } from './calendars-by-year'
import { collegeOpener } from './college-opener'
import { monthDayOf } from './month-day'
import { ryderCupSpan } from './ryder-cup-dates'
import type { SeasonCalendar } from './season-calendar'
import { USUAL_CALENDARS } from './usual-calendars'

/** The calendar of a league in a calendar year: the general rule, what moves by weekday, what that year changed. */
export function calendarOf(sport: Sport, year: number): SeasonCalendar {
  return { ...USUAL_CALENDARS[sport], ...movable(sport, year), ...CALENDARS_BY_YEAR[year]?.[sport] }
}

/** What goes by the weekday and not by the date. */
function movable(sport: Sport, year: number): SeasonCalendar {
  if (sport === 'NCAAF') return { regular: [monthDayOf(collegeOpener(year)), '12-13'] }
  const cup = sport === 'RYDER_CUP' ? ryderCupSpan(year) : undefined
  return cup ? { regular: cup } : {}
}
