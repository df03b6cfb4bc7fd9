import type { Sport } from '../league'
import { easternDay } from '../eastern'
import { isChristmas, isNewYear, isThanksgiving } from './holidays'

/** A day the league makes its own: NBA Christmas, NFL Thanksgiving, NHL Jan 1. */
export function isShowcaseDay(sport: Sport, day: string): boolean {
  switch (sport) {
    case 'NBA':
      return isChristmas(day)
    case 'NFL':
      return isThanksgiving(day)
    case 'NHL':
      return isNewYear(day)
    default:
      return false
  }
}

/** Whether the showcase is still to come today: from Eastern midnight until its first game starts. */
export function isShowcaseAhead(sport: Sport, firstStartMs: number | undefined, nowMs: number): boolean {
  return isShowcaseDay(sport, easternDay(nowMs)) && (firstStartMs === undefined || nowMs < firstStartMs)
}
