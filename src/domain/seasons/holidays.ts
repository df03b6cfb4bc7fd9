import { addDays } from '../time/eastern'
import { dayIn, monthDayOf, yearOf } from './month-day'
import { firstWeekdayFrom, THURSDAY } from './weekdays'

export function isChristmas(day: string): boolean {
  return monthDayOf(day) === '12-25'
}

/** The fourth Thursday of November. */
export function thanksgiving(year: number): string {
  return addDays(firstWeekdayFrom(dayIn(year, '11-01'), THURSDAY), 21)
}

export function isThanksgiving(day: string): boolean {
  return thanksgiving(yearOf(day)) === day
}
