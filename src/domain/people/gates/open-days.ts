import { addDays, easternDay } from '../../time/eastern'
import { lowestTierWith } from '../tiers/permission'
import { isAtLeast, type Tier } from '../tiers/tier'
import { takenAwayText } from './lock-prompt'

const DAYS_AHEAD = 21

/** Eastern days that everybody may see: from yesterday to three weeks ahead. Others need `view_historical_data`. */
export function isOpenDay(day: string, nowMs: number): boolean {
  const today = easternDay(nowMs)
  return day >= addDays(today, -1) && day <= addDays(today, DAYS_AHEAD)
}

/** The server's answer to a request for another day without the permission. */
export function closedDayText(viewer: Tier): string {
  if (isAtLeast(viewer, lowestTierWith('view_historical_data'))) return takenAwayText()
  return 'Days before yesterday, and more than three weeks ahead, need a verified account'
}
