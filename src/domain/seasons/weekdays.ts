import { addDays } from '../time/eastern'

export const SUNDAY = 0
export const MONDAY = 1
export const WEDNESDAY = 3
export const THURSDAY = 4
export const FRIDAY = 5
export const SATURDAY = 6

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The latest such weekday that is not after `day`. */
export function lastWeekdayBy(day: string, weekday: number): string {
  return addDays(day, -((weekdayOf(day) - weekday + 7) % 7))
}

/** The earliest such weekday that is not before `day`. */
export function firstWeekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}
