import { dayIn } from './month-day'
import { firstWeekdayFrom, MONDAY, SUNDAY } from './weekdays'

/** Seasons of 17 games moved the Super Bowl to the second Sunday of February, from that of 2022 on. */
const FIRST_OF_17_GAMES = 2022

/** With a field of twelve the college title is played on a Monday from January 19 to 25, from 2025 on. */
const FIRST_OF_TWELVE_TEAMS = 2025

/** The day of the Super Bowl, in years in which it can lie behind the usual calendar. */
export function superBowlDay(year: number): string | undefined {
  return year < FIRST_OF_17_GAMES ? undefined : firstWeekdayFrom(dayIn(year, '02-08'), SUNDAY)
}

/** The day of the college football title game, in such years. */
export function collegeTitleDay(year: number): string | undefined {
  return year < FIRST_OF_TWELVE_TEAMS ? undefined : firstWeekdayFrom(dayIn(year, '01-19'), MONDAY)
}

/** College basketball's title game: the Monday after the first Saturday of April. */
export function tournamentTitleDay(year: number): string {
  return firstWeekdayFrom(dayIn(year, '04-03'), MONDAY)
}
