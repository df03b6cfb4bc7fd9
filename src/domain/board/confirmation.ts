import { failureMessage } from '../polling/feed-failure'
import { liveIntervalMs, refreshIntervalMs } from '../polling/refresh'
import { SECOND_MS } from '../time/intervals'
import type { Board, Source } from './board'

/** After this many intervals without a confirmation, a board is no longer called ok. */
const INTERVALS = 3
/** On a fast clock polls are a second of wall time apart, but asking the feed takes as long as ever. */
const WALL_PATIENCE_MS = 5 * SECOND_MS

export interface Pace {
  /** How often the feed is asked while games are live. */
  readonly liveMs: number
  /** Product seconds in a second of wall time. */
  readonly rate: number
}

/** Until when a board that was confirmed at `checkedAtMs` may be called `ok`; Infinity if it is not `ok` anyway. */
export function confirmedUntilMs(board: Board, checkedAtMs: number, { liveMs, rate }: Pace): number {
  if (board.source.state !== 'ok') return Infinity
  const interval = Math.max(
    refreshIntervalMs(board, checkedAtMs, liveMs),
    liveIntervalMs(board.sport, liveMs),
  )
  return checkedAtMs + Math.max(INTERVALS * interval, WALL_PATIENCE_MS * rate)
}

/**
 * The source as of now. The server writes it after each poll. If it stops polling, it cannot write that either, so
 * whoever shows the source works it out from the age of the last confirmation.
 */
export function sourceNow(board: Board, checkedAtMs: number, nowMs: number, pace: Pace): Source {
  if (nowMs <= confirmedUntilMs(board, checkedAtMs, pace)) return board.source
  return {
    state: 'late',
    since: new Date(checkedAtMs).toISOString(),
    message: failureMessage({ kind: 'timeout' }, board.sport),
  }
}
