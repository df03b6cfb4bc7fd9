import type { Sport } from '../league'
import { dayIn, yearOf, type Span } from './month-day'
import { LONGEST_WAIT_YEARS, ryderCupSpan } from './ryder-cup-dates'

/** A simpler view of a season: one window a year, in which the league's feed is expected to have games. */
export interface SeasonWindow {
  readonly sport: Sport
  readonly isActive: boolean
  /** First and last day of the current window, or else of the next one. */
  readonly startDate: string
  readonly endDate: string
  readonly reason: string
}

const WINDOWS: Readonly<Record<Exclude<Sport, 'RYDER_CUP'>, Span>> = {
  NFL: ['08-01', '02-28'],
  NBA: ['10-01', '06-30'],
  MLB: ['03-01', '11-15'],
  NHL: ['10-01', '06-30'],
  NCAAF: ['08-15', '01-31'],
  NCAAB: ['11-01', '04-10'],
  PGA: ['01-01', '11-30'],
}

export function seasonWindow(sport: Sport, day: string): SeasonWindow {
  const { startDate, endDate } = windowFrom(sport, day)
  const isActive = startDate <= day
  const reason = isActive ? 'In season' : `Offseason until ${startDate}`
  return { sport, isActive, startDate, endDate, reason }
}

function windowFrom(sport: Sport, day: string): { readonly startDate: string; readonly endDate: string } {
  const thisYear = yearOf(day)
  // Last year's window may not be over yet.
  for (let year = thisYear - 1; year <= thisYear + LONGEST_WAIT_YEARS; year++) {
    const span = spanOf(sport, year)
    if (!span) continue
    const [first, last] = span
    const endDate = dayIn(first <= last ? year : year + 1, last)
    if (day <= endDate) return { startDate: dayIn(year, first), endDate }
  }
  throw new Error(`No season of ${sport} begins within ${LONGEST_WAIT_YEARS} years of ${day}`)
}

function spanOf(sport: Sport, year: number): Span | undefined {
  return sport === 'RYDER_CUP' ? ryderCupSpan(year) : WINDOWS[sport]
}
