import { COLUMNS, type GameOddsRecord } from '../../../src/domain/odds/odds-record'

/** A row of `game_odds` as the domain knows it: missing numbers are null, times ISO. */
export function readGameOdds(row: core.Record): GameOddsRecord {
  return {
    game_id: row.getString('game_id'),
    sport: row.getString('sport'),
    home_team: row.getString('home_team'),
    away_team: row.getString('away_team'),
    home_spread: numberIn(row, COLUMNS.homeSpread),
    away_spread: numberIn(row, COLUMNS.awaySpread),
    home_money_line: numberIn(row, COLUMNS.homeMoneyLine),
    away_money_line: numberIn(row, COLUMNS.awayMoneyLine),
    over_under: numberIn(row, COLUMNS.overUnder),
    home_spread_odds: numberIn(row, COLUMNS.homeSpreadOdds),
    away_spread_odds: numberIn(row, COLUMNS.awaySpreadOdds),
    provider_name: row.getString('provider_name'),
    provider_id: row.getString('provider_id'),
    details: row.getString('details'),
    game_date: timeIn(row, 'game_date'),
    fetched_at: timeIn(row, 'fetched_at'),
  }
}

function numberIn(row: core.Record, column: string): number | null {
  const text = row.getString(column)
  return text === '' ? null : (JSON.parse(text) as number | null)
}

/** PocketBase writes a space where ISO has a T. */
export function timeIn(row: core.Record, column: string): string {
  return row.getString(column).replace(' ', 'T')
}
