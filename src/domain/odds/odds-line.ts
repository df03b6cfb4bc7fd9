/**
 * The line of one game: one provider's numbers, free of the feed's three generations of shapes. A member is absent
 * when nobody offers it. Spreads are those of the team that they are named after.
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

export type Favorite = 'home' | 'away' | 'none'
export type Side = 'home' | 'away'

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

/** A line that offers nothing is none. */
export function hasNumbers(line: OddsLine): boolean {
  return ODDS_NUMBERS.some((member) => line[member] !== undefined)
}
