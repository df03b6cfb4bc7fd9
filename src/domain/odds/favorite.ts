import type { Favorite, OddsLine } from './odds-line'

/**
 * The favourite when the feed gives only numbers: the side that gives points (nobody does in a pick'em), else the side
 * with the lower price.
 */
export function favoriteOf(
  numbers: Pick<Partial<OddsLine>, 'homeSpread' | 'homeMoneyLine' | 'awayMoneyLine'>,
): Favorite {
  const { homeSpread, homeMoneyLine, awayMoneyLine } = numbers
  if (homeSpread === 0) return 'none'
  if (homeSpread !== undefined) return homeSpread < 0 ? 'home' : 'away'
  if (homeMoneyLine !== undefined && awayMoneyLine !== undefined)
    return lowerPrice(homeMoneyLine, awayMoneyLine)
  if (homeMoneyLine !== undefined && homeMoneyLine < 0) return 'home'
  return awayMoneyLine !== undefined && awayMoneyLine < 0 ? 'away' : 'none'
}

function lowerPrice(home: number, away: number): Favorite {
  if (home === away) return 'none'
  return home < away ? 'home' : 'away'
}
