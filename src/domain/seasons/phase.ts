import type { Sport } from '../league'
import { addDays } from '../time/eastern'
import { calendarOf } from './calendar'
import { dayIn, isWithin, monthDayOf, yearOf, type MonthDay } from './month-day'
import type { SeasonCalendar } from './season-calendar'

export type SeasonPhase =
  | 'preseason'
  | 'spring-training'
  | 'regular-season'
  | 'all-star-break'
  | 'playoffs'
  | 'championship'
  | 'draft'
  | 'free-agency'
  | 'summer-league'
  | 'offseason'

type Detector = (calendar: SeasonCalendar, day: string, sport: Sport) => boolean

const FREE_AGENCY_DAYS = 14

/** The longest rest between two phases of one season. */
const PAUSE_DAYS = 6

/** The first entry whose detector holds gives the phase. */
const DETECTION_ORDER: readonly (readonly [SeasonPhase, Detector])[] = [
  ['summer-league', ({ summerLeague }, day) => isWithin(day, summerLeague)],
  ['all-star-break', ({ allStar }, day, sport) => sport === 'NBA' && isNextTo(allStar, day)],
  ['spring-training', ({ springTraining }, day) => isWithin(day, springTraining)],
  ['regular-season', ({ regular }, day) => isWithin(day, regular)],
  // The finals lie within the playoffs; without this exception no day would ever be in the championship.
  ['playoffs', (calendar, day) => isWithin(day, calendar.playoffs) && !isWithin(day, calendar.championship)],
  ['championship', ({ championship }, day) => isWithin(day, championship)],
  ['preseason', ({ preseason }, day) => isWithin(day, preseason)],
  ['draft', ({ draft }, day) => draft === monthDayOf(day)],
  ['free-agency', ({ freeAgency }, day) => isFreeAgency(freeAgency, day)],
]

/** A league's phase on an Eastern day. The few days between two phases of a season belong to the earlier one. */
export function phaseOn(sport: Sport, day: string): SeasonPhase {
  const phase = detect(sport, day)
  return phase === 'offseason' ? (pausedPhase(sport, day) ?? phase) : phase
}

/** Whether the season is running, so that people expect games. */
export function isPlayed(phase: SeasonPhase): boolean {
  return phase !== 'offseason' && phase !== 'draft' && phase !== 'free-agency'
}

function detect(sport: Sport, day: string): SeasonPhase {
  const calendar = calendarOf(sport, yearOf(day))
  return DETECTION_ORDER.find(([, holds]) => holds(calendar, day, sport))?.[0] ?? 'offseason'
}

function pausedPhase(sport: Sport, day: string): SeasonPhase | undefined {
  const before = nearestPlayed(sport, day, -1)
  const after = nearestPlayed(sport, day, 1)
  return before && after && before.days + after.days <= PAUSE_DAYS + 1 ? before.phase : undefined
}

function nearestPlayed(sport: Sport, day: string, step: 1 | -1) {
  for (let days = 1; days <= PAUSE_DAYS; days++) {
    const phase = detect(sport, addDays(day, step * days))
    if (isPlayed(phase)) return { phase, days }
  }
  return undefined
}

function isNextTo(monthDay: MonthDay | undefined, day: string): boolean {
  if (monthDay === undefined) return false
  const middle = dayIn(yearOf(day), monthDay)
  return addDays(middle, -1) <= day && day <= addDays(middle, 1)
}

function isFreeAgency(from: MonthDay | undefined, day: string): boolean {
  if (from === undefined) return false
  const first = dayIn(yearOf(day), from)
  return first <= day && day < addDays(first, FREE_AGENCY_DAYS)
}
