import type { GameDayState } from './game-day'
import { scanDoubting, scanOfDoubtful } from './game-day-scan'

/** A day of the scan that could not be read is skipped, and the scan made again after a while. */
export function afterScanFailure(state: GameDayState, day: string): GameDayState {
  const { scan } = state
  return { ...state, ...(scan && { scan: scanDoubting(scan, day) }) }
}

/** The search that found nothing goes on among the days that could not be read; undefined if there are none. */
export function withDoubtfulDays(state: GameDayState, nowMs: number): GameDayState | undefined {
  const scan = scanOfDoubtful(state.scan, nowMs)
  return scan && { ...state, scan }
}

/** Last night's games stay as they were until the next poll: a failed request must not keep today from being shown. */
export function afterStillLiveFailure(state: GameDayState): GameDayState {
  const known = state.previous ?? { has: 'stuck', open: [], readAt: 0 }
  return { ...state, previous: { ...known, isNews: true } }
}

/** Last night stays the board: a list of today that cannot be read must not keep its games from going on. */
export function afterTodayFailure(state: GameDayState, nowMs: number): GameDayState {
  return { ...state, early: false, skippedAt: nowMs }
}
