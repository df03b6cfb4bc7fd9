import type { OddsLine } from '../../odds/odds-line'
import { teamOdds } from '../../odds/team-odds'
import type { SimulatedGame } from './simulated-game'

export function withLine(game: SimulatedGame, line: OddsLine): SimulatedGame {
  return { ...game, homeTeamOdds: teamOdds(line, 'home'), awayTeamOdds: teamOdds(line, 'away') }
}
