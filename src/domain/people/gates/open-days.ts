import { addDays, easternDay } from '../../time/eastern'

const DAYS_AHEAD = 21

/** Days that everybody may look at: Eastern ones, from yesterday to three weeks ahead. The others need `view_historical_data`. */
export function isOpenDay(day: string, nowMs: number): boolean {
  const today = easternDay(nowMs)
  return day >= addDays(today, -1) && day <= addDays(today, DAYS_AHEAD)
}

/** What the server says to who asks for another one. */
export function closedDayText(): string {
  return 'Days before yesterday, and more than three weeks ahead, need a verified account'
}
