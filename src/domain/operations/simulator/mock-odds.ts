import type { SimulatedGame, SimulatedOdds } from './simulated-game'

const HOME: SimulatedOdds = {
  spread: -3.5,
  spreadOdds: -110,
  moneyLine: -150,
  overUnder: 47.5,
  favorite: true,
  underdog: false,
}
const AWAY: SimulatedOdds = {
  spread: 3.5,
  spreadOdds: -110,
  moneyLine: 130,
  overUnder: 47.5,
  favorite: false,
  underdog: true,
}

/** Mock odds take the place of real ones, so that every game can be seen with odds. */
export function withMockOdds(game: SimulatedGame): SimulatedGame {
  return { ...game, homeTeamOdds: HOME, awayTeamOdds: AWAY }
}
