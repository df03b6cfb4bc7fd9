import type { Side } from '../game/game'
/**
 * The line of one game: one provider's numbers, whichever of the feed's three shapes they came in. A member is absent
 * when nobody offers it. Each spread is that of the team in its name.
 */
export interface OddsLine {
  readonly homeSpread?: number
  readonly awaySpread?: number
  readonly homeSpreadOdds?: number
  readonly awaySpreadOdds?: number
  readonly homeMoneyLine?: number
  readonly awayMoneyLine?: number
  readonly overUnder?: number
  readonly favorite: Favorite
  readonly providerName: string
  readonly providerId: string
  /** The feed's own words: `PHI -7`, `EVEN`, in baseball and hockey `ATL -145`. */
  readonly details: string
}

export type Favorite = Side | 'none'

/** The numbers by which people see a line move. */
export type OddsNumber = Exclude<keyof OddsLine, 'favorite' | 'providerName' | 'providerId' | 'details'>

export const ODDS_NUMBERS: readonly OddsNumber[] = [
  'homeSpread',
  'awaySpread',
  'homeSpreadOdds',
  'awaySpreadOdds',
  'homeMoneyLine',
  'awayMoneyLine',
  'overUnder',
]

/** A line without any number counts as no line. */
export function hasNumbers(line: OddsLine): boolean {
  return ODDS_NUMBERS.some((member) => line[member] !== undefined)
}
