import type { OddsLine } from '../../odds/odds-line'
import type { SimulatedGame } from './simulated-game'
import { withLine } from './with-line'

const MOCK_LINE: Omit<OddsLine, 'details'> = {
  homeSpread: -3.5,
  awaySpread: 3.5,
  homeSpreadOdds: -110,
  awaySpreadOdds: -110,
  homeMoneyLine: -150,
  awayMoneyLine: 130,
  overUnder: 47.5,
  favorite: 'home',
  providerName: 'Mock odds',
  providerId: 'mock',
}

/** Mock odds replace real ones, so that every game can be shown with odds. */
export function withMockOdds(game: SimulatedGame): SimulatedGame {
  return withLine(game, { ...MOCK_LINE, details: `${game.homeTeam.abbreviation} -3.5` })
}
