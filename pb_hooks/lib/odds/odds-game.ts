import type { Game } from '../../../src/domain/game/game'
import type { GameLeague } from '../../../src/domain/league'
import type { OddsGame } from '../../../src/domain/odds/odds-record'

/** What is kept of a game beside its line. Its time is written as the database gives it back. */
export function oddsGame(league: GameLeague, { id, homeTeam, awayTeam, start }: Game): OddsGame {
  return {
    id,
    sport: league.sport,
    homeTeam: homeTeam.abbreviation,
    awayTeam: awayTeam.abbreviation,
    date: start === undefined ? '' : new Date(start).toISOString(),
  }
}
