import { addDays } from './eastern'

/** Before that the feed has next to nothing. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2099-12-31'

/** A day of the calendar, `YYYY-MM-DD`, or nothing: there is no 31st of June. */
export function parseDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return undefined
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  const isInRange = month >= 1 && month <= 12 && day >= 1 && day <= 31
  return isInRange && addDays(text, 0) === text ? text : undefined
}
