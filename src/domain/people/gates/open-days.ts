import { addDays, easternDay } from '../../time/eastern'

const DAYS_AHEAD = 21

/** Eastern days that everybody may see: from yesterday to three weeks ahead. Others need `view_historical_data`. */
export function isOpenDay(day: string, nowMs: number): boolean {
  const today = easternDay(nowMs)
  return day >= addDays(today, -1) && day <= addDays(today, DAYS_AHEAD)
}

/** The server's answer to a request for another day without the permission. */
export function closedDayText(): string {
  return 'Days before yesterday, and more than three weeks ahead, need a verified account'
}
