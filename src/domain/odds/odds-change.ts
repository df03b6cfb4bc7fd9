import type { GameOddsRecord } from './odds-record'

export type OddsChange = 'initial' | 'all_changed' | 'spread_change' | 'line_change' | 'total_change'

type Compared = 'home_spread' | 'away_spread' | 'home_money_line' | 'away_money_line' | 'over_under'

/** What the new record changes; nothing when it repeats the old one. Prices of the spread alone are no change. */
export function oddsChange(
  previous: GameOddsRecord | undefined,
  next: GameOddsRecord,
): OddsChange | undefined {
  if (!previous) return 'initial'
  const has = (column: Compared) => next[column] !== null && next[column] !== previous[column]
  const spread = has('home_spread') || has('away_spread')
  const line = has('home_money_line') || has('away_money_line')
  const total = has('over_under')
  if (spread && line && total) return 'all_changed'
  if (spread) return 'spread_change'
  if (line) return 'line_change'
  return total ? 'total_change' : undefined
}

/** What a change writes: the record and its row of history. */
export interface OddsSave {
  readonly record: GameOddsRecord
  readonly history: OddsHistoryRecord
}

/** A row of `game_odds_history`; the server adds `recorded_at`. */
export interface OddsHistoryRecord extends GameOddsRecord {
  readonly change_type: OddsChange
  readonly previous_home_spread: number | null
  readonly previous_away_spread: number | null
  readonly previous_home_money_line: number | null
  readonly previous_away_money_line: number | null
  readonly previous_over_under: number | null
}

export function oddsSave(previous: GameOddsRecord | undefined, next: GameOddsRecord): OddsSave | undefined {
  const change = oddsChange(previous, next)
  if (!change) return undefined
  const record = previous ? completed(previous, next) : next
  return { record, history: { ...record, change_type: change, ...previousNumbers(previous) } }
}

/**
 * If the provider leaves a number out once, the last known one stays, or each gap would count as two changes. This
 * holds only within one provider, and a spread's price is kept only with the same spread.
 */
function completed(previous: GameOddsRecord, next: GameOddsRecord): GameOddsRecord {
  if (next.provider_id !== previous.provider_id) return next
  const isSameSpread = next.home_spread === null || next.home_spread === previous.home_spread
  return {
    ...next,
    home_spread: next.home_spread ?? previous.home_spread,
    away_spread: next.away_spread ?? previous.away_spread,
    home_money_line: next.home_money_line ?? previous.home_money_line,
    away_money_line: next.away_money_line ?? previous.away_money_line,
    over_under: next.over_under ?? previous.over_under,
    ...(isSameSpread && spreadPrices(previous, next)),
  }
}

function spreadPrices(previous: GameOddsRecord, next: GameOddsRecord) {
  return {
    home_spread_odds: next.home_spread_odds ?? previous.home_spread_odds,
    away_spread_odds: next.away_spread_odds ?? previous.away_spread_odds,
  }
}

function previousNumbers(previous: GameOddsRecord | undefined) {
  return {
    previous_home_spread: previous?.home_spread ?? null,
    previous_away_spread: previous?.away_spread ?? null,
    previous_home_money_line: previous?.home_money_line ?? null,
    previous_away_money_line: previous?.away_money_line ?? null,
    previous_over_under: previous?.over_under ?? null,
  }
}
