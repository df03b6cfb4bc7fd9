import { oddsSportName } from './odds-sport'
import { spreadPair } from './spread-pair'
import type { OddsLine, OddsNumber } from './odds-line'

/** A row of `game_odds`; one per game and sport. Null is a number that nobody offers. */
export interface GameOddsRecord {
  readonly game_id: string
  readonly sport: string
  readonly home_team: string
  readonly away_team: string
  readonly home_spread: number | null
  readonly away_spread: number | null
  readonly home_money_line: number | null
  readonly away_money_line: number | null
  readonly over_under: number | null
  readonly home_spread_odds: number | null
  readonly away_spread_odds: number | null
  readonly provider_name: string
  readonly provider_id: string
  readonly details: string
  readonly game_date: string
  readonly fetched_at: string
}

export interface OddsGame {
  readonly id: string
  readonly sport: string
  readonly homeTeam: string
  readonly awayTeam: string
  /** ISO time of the start. */
  readonly date: string
}

/** The columns of the numbers, by the member of a line that they keep. */
export const COLUMNS = {
  homeSpread: 'home_spread',
  awaySpread: 'away_spread',
  homeSpreadOdds: 'home_spread_odds',
  awaySpreadOdds: 'away_spread_odds',
  homeMoneyLine: 'home_money_line',
  awayMoneyLine: 'away_money_line',
  overUnder: 'over_under',
} as const satisfies Record<OddsNumber, keyof GameOddsRecord>

export function oddsRecord(game: OddsGame, line: OddsLine, fetchedAt: string): GameOddsRecord {
  return {
    game_id: game.id,
    sport: oddsSportName(game.sport),
    home_team: game.homeTeam,
    away_team: game.awayTeam,
    ...spreadColumns(line),
    home_money_line: line.homeMoneyLine ?? null,
    away_money_line: line.awayMoneyLine ?? null,
    over_under: line.overUnder ?? null,
    home_spread_odds: line.homeSpreadOdds ?? null,
    away_spread_odds: line.awaySpreadOdds ?? null,
    provider_name: line.providerName,
    provider_id: line.providerId,
    details: line.details,
    game_date: game.date,
    fetched_at: fetchedAt,
  }
}

/** The saved home spread is paired with its negation, whatever the feed said of the away team. */
function spreadColumns({ homeSpread }: OddsLine): Pick<GameOddsRecord, 'home_spread' | 'away_spread'> {
  if (homeSpread === undefined) return { home_spread: null, away_spread: null }
  const pair = spreadPair(homeSpread)
  return { home_spread: pair.homeSpread, away_spread: pair.awaySpread }
}
