import type { OddsLine } from '../../odds/odds-line'
import { teamOdds, type TeamOdds } from '../../odds/team-odds'
import type { SimulatedGame } from './simulated-game'

export function withLine(game: SimulatedGame, line: OddsLine): SimulatedGame {
  return { ...game, homeTeamOdds: teamOdds(line, 'home'), awayTeamOdds: teamOdds(line, 'away') }
}

/** Combines the odds of both sides into the one line that cards show. */
export function lineOf({ homeTeamOdds: home, awayTeamOdds: away }: SimulatedGame): OddsLine | undefined {
  if (!home || !away) return undefined
  const { providerName, providerId, details, overUnder } = home
  return {
    ...(home.spread !== undefined && { homeSpread: home.spread }),
    ...(away.spread !== undefined && { awaySpread: away.spread }),
    ...(home.spreadOdds !== undefined && { homeSpreadOdds: home.spreadOdds }),
    ...(away.spreadOdds !== undefined && { awaySpreadOdds: away.spreadOdds }),
    ...(home.moneyLine !== undefined && { homeMoneyLine: home.moneyLine }),
    ...(away.moneyLine !== undefined && { awayMoneyLine: away.moneyLine }),
    ...(overUnder !== undefined && { overUnder }),
    favorite: favoriteOf(home, away),
    providerName,
    providerId,
    details,
  }
}

function favoriteOf(home: TeamOdds, away: TeamOdds): OddsLine['favorite'] {
  if (home.favorite) return 'home'
  return away.favorite ? 'away' : 'none'
}
