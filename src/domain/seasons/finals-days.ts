import { dayIn } from './month-day'
import { firstWeekdayFrom, MONDAY, SUNDAY } from './weekdays'

/**
 * Since seasons have 17 games, from the Super Bowl of 2022 on, it is played on the second Sunday of February.
 */
const FIRST_OF_17_GAMES = 2022

/**
 * From 2025 on twelve teams play for the college title, and its game is on the Monday from January 19 to 25.
 */
const FIRST_OF_TWELVE_TEAMS = 2025

/** The day of the Super Bowl, in years in which it can be later than in the usual calendar. */
export function superBowlDay(year: number): string | undefined {
  return year < FIRST_OF_17_GAMES ? undefined : firstWeekdayFrom(dayIn(year, '02-08'), SUNDAY)
}

/**
 * The day of the college football title game, in years in which it can be later than in the usual calendar.
 */
export function collegeTitleDay(year: number): string | undefined {
  return year < FIRST_OF_TWELVE_TEAMS ? undefined : firstWeekdayFrom(dayIn(year, '01-19'), MONDAY)
}

/** College basketball's title game: the first Monday of April, but not on the 1st. */
export function tournamentTitleDay(year: number): string {
  return firstWeekdayFrom(dayIn(year, '04-02'), MONDAY)
}
