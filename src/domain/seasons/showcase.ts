import type { Game } from '../game/game'
import type { Sport } from '../league'
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

/** Whether the showcase of a day is still to come: until the first of its games starts. */
export function isShowcaseAhead(sport: Sport, day: string, games: readonly Pick<Game, 'phase'>[]): boolean {
  return isShowcaseDay(sport, day) && games.every(({ phase }) => phase === 'scheduled' || phase === 'off')
}
