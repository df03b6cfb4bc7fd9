import { easternDay } from '../time/eastern'

/**
 * Whether what the server said then is said of today. A check of a later day is no older: its clock, or the one that
 * read `today`, lags behind.
 */
export function isOfToday(checkedAtMs: number, today: string): boolean {
  return easternDay(checkedAtMs) >= today
}
