import type { Favorite } from './odds-line'
import type { GameSport } from '../league'

export interface SpreadPair {
  readonly homeSpread: number
  readonly awaySpread: number
}

/** The points that one side gives and the other gets. Not just `-spread`: a database tells minus zero from 0. */
export function spreadPair(homeSpread: number): SpreadPair {
  const isLevel = homeSpread === 0
  return { homeSpread: isLevel ? 0 : homeSpread, awaySpread: isLevel ? 0 : -homeSpread }
}

/** The feed's spread is the home team's. In baseball it is the run line, whose sign follows the favourite. */
export function signedSpreads(sport: GameSport, spread: number, favorite: Favorite): SpreadPair {
  if (sport !== 'MLB' || favorite === 'none') return spreadPair(spread)
  const runs = Math.abs(spread)
  return spreadPair(favorite === 'home' ? -runs : runs)
}
