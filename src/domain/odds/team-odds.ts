import type { Side } from '../game/game'
import type { OddsLine } from './odds-line'

/** The line as one team sees it: `homeTeamOdds` and `awayTeamOdds` of a game. */
export interface TeamOdds {
  readonly spread?: number
  readonly spreadOdds?: number
  readonly moneyLine?: number
  readonly favorite: boolean
  readonly underdog: boolean
  readonly overUnder?: number
  readonly providerName: string
  readonly providerId: string
  readonly details: string
}

export function teamOdds(line: OddsLine, side: Side): TeamOdds {
  const { favorite, providerName, providerId, details, overUnder } = line
  return {
    ...numbersOf(line, side),
    favorite: favorite === side,
    underdog: favorite !== 'none' && favorite !== side,
    ...(overUnder !== undefined && { overUnder }),
    providerName,
    providerId,
    details,
  }
}

function numbersOf(line: OddsLine, side: Side): Pick<TeamOdds, 'spread' | 'spreadOdds' | 'moneyLine'> {
  const isHome = side === 'home'
  const spread = isHome ? line.homeSpread : line.awaySpread
  const spreadOdds = isHome ? line.homeSpreadOdds : line.awaySpreadOdds
  const moneyLine = isHome ? line.homeMoneyLine : line.awayMoneyLine
  return {
    ...(spread !== undefined && { spread }),
    ...(spreadOdds !== undefined && { spreadOdds }),
    ...(moneyLine !== undefined && { moneyLine }),
  }
}
