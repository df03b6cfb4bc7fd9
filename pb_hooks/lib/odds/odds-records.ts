import type { OddsChange } from '../../../src/domain/odds/odds-change'
import { COLUMNS, type GameOddsRecord } from '../../../src/domain/odds/odds-record'
import type { RecordedChange } from '../../../src/domain/odds/recent-changes'

/** Rows of `game_odds` and `game_odds_history` as the domain knows them: missing numbers are null, times ISO. */

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

export function readChange(row: core.Record): RecordedChange {
  return {
    ...readGameOdds(row),
    change_type: row.getString('change_type') as OddsChange,
    previous_home_spread: numberIn(row, 'previous_home_spread'),
    previous_away_spread: numberIn(row, 'previous_away_spread'),
    previous_home_money_line: numberIn(row, 'previous_home_money_line'),
    previous_away_money_line: numberIn(row, 'previous_away_money_line'),
    previous_over_under: numberIn(row, 'previous_over_under'),
    recorded_at: timeIn(row, 'recorded_at'),
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
