import type { Track } from './line-movement'
import type { RecordedChange } from './recent-changes'

/** One number that has changed. */
export interface TrackMove {
  readonly track: Track
  readonly from: number
  readonly to: number
}

/** What moved at one moment in the line of one game. */
export interface LineMove {
  readonly game: string
  /** ISO time. */
  readonly at: string
  /** Abbreviations. */
  readonly away: string
  readonly home: string
  readonly moves: readonly TrackMove[]
}

/** The moves among these changes. A number offered for the first time has not moved, nor has one that is gone. */
export function lineMoves(rows: readonly RecordedChange[]): readonly LineMove[] {
  return rows.map(lineMove).filter(({ moves }) => moves.length > 0)
}

function lineMove(row: RecordedChange): LineMove {
  const moves = [
    ...trackMove('homeSpread', row.previous_home_spread, row.home_spread),
    ...trackMove('awayMoneyLine', row.previous_away_money_line, row.away_money_line),
    ...trackMove('homeMoneyLine', row.previous_home_money_line, row.home_money_line),
    ...trackMove('overUnder', row.previous_over_under, row.over_under),
  ]
  return { game: row.game_id, at: row.recorded_at, away: row.away_team, home: row.home_team, moves }
}

function trackMove(track: Track, from: number | null, to: number | null): readonly TrackMove[] {
  return from === null || to === null || from === to ? [] : [{ track, from, to }]
}
