import { failureMessage } from '../polling/feed-failure'
import { liveIntervalMs, refreshIntervalMs } from '../polling/refresh'
import { SECOND_MS } from '../time/intervals'
import type { Board, Source } from './board'

/** Without a confirmation for so many intervals nobody says that all is well. */
const INTERVALS = 3
/** On a fast clock polls are a second of wall time apart, but asking the feed takes as long as ever. */
const WALL_PATIENCE_MS = 5 * SECOND_MS

export interface Pace {
  /** How often the feed is asked while games are live. */
  readonly liveMs: number
  /** Product seconds in a second of wall time. */
  readonly rate: number
}

/** Until when `ok` may be said of a board that the feed confirmed then; forever when it is not said anyway. */
export function confirmedUntilMs(board: Board, checkedAtMs: number, { liveMs, rate }: Pace): number {
  if (board.source.state !== 'ok') return Infinity
  const interval = Math.max(
    refreshIntervalMs(board, checkedAtMs, liveMs),
    liveIntervalMs(board.sport, liveMs),
  )
  return checkedAtMs + Math.max(INTERVALS * interval, WALL_PATIENCE_MS * rate)
}

/**
 * The source as it can be told now. Who polls writes it down, and who does not come round to polling any more cannot
 * write that: so it is found out from the age by whoever tells it.
 */
export function sourceNow(board: Board, checkedAtMs: number, nowMs: number, pace: Pace): Source {
  if (nowMs <= confirmedUntilMs(board, checkedAtMs, pace)) return board.source
  return {
    state: 'late',
    since: new Date(checkedAtMs).toISOString(),
    message: failureMessage({ kind: 'timeout' }, board.sport),
  }
}
