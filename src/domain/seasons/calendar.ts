import type { Sport } from '../league'
import { CALENDARS_BY_YEAR } from './calendars-by-year'
import { collegeOpener } from './college-opener'
import { collegeTitleDay, superBowlDay, tournamentTitleDay } from './finals-days'
import { monthDayOf } from './month-day'
import { ryderCupSpan } from './ryder-cup-dates'
import type { SeasonCalendar } from './season-calendar'
import { USUAL_CALENDARS } from './usual-calendars'

/**
 * A league's calendar in a calendar year: the general rule, then dates that go by weekday, then that year's changes.
 */
export function calendarOf(sport: Sport, year: number): SeasonCalendar {
  return { ...USUAL_CALENDARS[sport], ...movable(sport, year), ...CALENDARS_BY_YEAR[year]?.[sport] }
}

/** Dates that depend on the weekday and not on the day of the month. */
function movable(sport: Sport, year: number): SeasonCalendar {
  switch (sport) {
    case 'NFL':
      return { ...playoffsUntil(sport, superBowlDay(year)), ...titleGameOn(superBowlDay(year)) }
    case 'NCAAF':
      return {
        regular: [monthDayOf(collegeOpener(year)), '12-13'],
        ...playoffsUntil(sport, collegeTitleDay(year)),
        ...titleGameOn(collegeTitleDay(year)),
      }
    case 'NCAAB':
      return { ...playoffsUntil(sport, tournamentTitleDay(year)), ...titleGameOn(tournamentTitleDay(year)) }
    case 'RYDER_CUP': {
      const cup = ryderCupSpan(year)
      return cup ? { regular: cup } : {}
    }
    default:
      return {}
  }
}

/** A final that is played later than usual makes the playoffs longer, an early one does not make them shorter. */
function playoffsUntil(sport: Sport, final: string | undefined): SeasonCalendar {
  const { playoffs } = USUAL_CALENDARS[sport]
  const last = final && monthDayOf(final)
  return playoffs && last && last > playoffs[1] ? { playoffs: [playoffs[0], last] } : {}
}

function titleGameOn(day: string | undefined): SeasonCalendar {
  return day === undefined ? {} : { titleGame: monthDayOf(day) }
}
