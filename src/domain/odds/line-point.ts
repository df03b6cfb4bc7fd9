import { captureOf, type Capture } from './capture'
import type { RecordedChange } from './recent-changes'

/** How a line stood from a moment on, until the next point. A number that nobody offered is absent. */
export interface LinePoint {
  /** ISO time. */
  readonly at: string
  readonly homeSpread?: number
  readonly homeMoneyLine?: number
  readonly awayMoneyLine?: number
  readonly overUnder?: number
  readonly provider: string
  readonly capture: Capture
  /** True when this is the first line ever seen of this game. */
  readonly isOpening: boolean
}

/** The server tells the newest first; a chart reads from the oldest on. */
export function linePoints(rows: readonly RecordedChange[]): readonly LinePoint[] {
  return rows.map((_row, index) => linePoint(rows[rows.length - 1 - index]!))
}

function linePoint(row: RecordedChange): LinePoint {
  return {
    at: row.recorded_at,
    ...(row.home_spread !== null && { homeSpread: row.home_spread }),
    ...(row.home_money_line !== null && { homeMoneyLine: row.home_money_line }),
    ...(row.away_money_line !== null && { awayMoneyLine: row.away_money_line }),
    ...(row.over_under !== null && { overUnder: row.over_under }),
    provider: row.provider_name,
    capture: captureOf(row.details),
    isOpening: row.change_type === 'initial',
  }
}
