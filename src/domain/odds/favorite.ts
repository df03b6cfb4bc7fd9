import type { Favorite, OddsLine } from './odds-line'

/**
 * The favourite when the feed gives only numbers: the side that gives points (nobody does in a pick'em), else the side
 * with the lower price.
 */
export function favoriteOf(
  numbers: Pick<Partial<OddsLine>, 'homeSpread' | 'homeMoneyLine' | 'awayMoneyLine'>,
): Favorite {
  const { homeSpread, homeMoneyLine, awayMoneyLine } = numbers
  if (homeSpread !== undefined) return lower(homeSpread, -homeSpread)
  if (homeMoneyLine !== undefined && awayMoneyLine !== undefined) return lower(homeMoneyLine, awayMoneyLine)
  if ((homeMoneyLine ?? 0) < 0) return 'home'
  return (awayMoneyLine ?? 0) < 0 ? 'away' : 'none'
}

function lower(home: number, away: number): Favorite {
  if (home < away) return 'home'
  return away < home ? 'away' : 'none'
}
