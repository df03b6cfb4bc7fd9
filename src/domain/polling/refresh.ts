import { gamesOf, type Board } from '../board/board'
import { addDays, easternDay, easternTimeToMs } from '../time/eastern'
import { PREVIOUS_DAY_UNTIL_HOUR } from './game-day'
import { nextGolfTurnMs } from '../golf/golf-days'
import {
  CUP_REFRESH_MS,
  GOLF_TODAY_CACHE_MS,
  NCAAF_FORCED_REFRESH_MS,
  REFRESH_LIVE_MS,
  REFRESH_OTHERWISE_MS,
  REFRESH_THIS_WEEK_MS,
  REFRESH_TODAY_MS,
  REFRESH_TOMORROW_MS,
} from '../time/intervals'
import type { Sport } from '../league'
import { isLiveBoard } from '../board/live-board'
import { nextStartMs, openDays } from './next-start'

/** How much product time may pass before the board is fetched again. Without a board, one may appear soon. */
export function refreshIntervalMs(board: Board | undefined, nowMs: number, liveMs = REFRESH_LIVE_MS): number {
  if (!board) return REFRESH_TODAY_MS
  const next = nextStartMs(board)
  const untilNext = next - nowMs
  // What should have started by now may begin at any moment.
  if (isLiveBoard(board) || untilNext <= 0) return liveIntervalMs(board.sport, liveMs)
  const today = easternDay(nowMs)
  const days = [...openDays(board, today), ...(next < Infinity ? [easternDay(next)] : [])]
  return Math.min(
    REFRESH_OTHERWISE_MS,
    ...days.map((day) => intervalBefore(day, today)),
    untilNext,
    turnMs(board, today, nowMs) - nowMs,
  )
}

/** How often a live league is asked: at its own pace, or else at the one that operators set. */
export function liveIntervalMs(sport: Sport, liveMs: number): number {
  switch (sport) {
    case 'NCAAF':
      return Math.min(NCAAF_FORCED_REFRESH_MS, liveMs)
    case 'PGA':
      return GOLF_TODAY_CACHE_MS
    case 'RYDER_CUP':
      return CUP_REFRESH_MS
    default:
      return liveMs
  }
}

function intervalBefore(day: string, today: string): number {
  if (day <= today) return REFRESH_TODAY_MS
  if (day === addDays(today, 1)) return REFRESH_TOMORROW_MS
  return day < addDays(today, 7) ? REFRESH_THIS_WEEK_MS : REFRESH_OTHERWISE_MS
}

/**
 * When another board takes the place of this one: golf's week turns, last night's games give way, or a page that counts
 * days or says what today is becomes untrue at midnight.
 */
function turnMs(board: Board, today: string, nowMs: number): number {
  if (board.sport === 'PGA') return nextGolfTurnMs(nowMs)
  const turn = easternTimeToMs(today, PREVIOUS_DAY_UNTIL_HOUR, 0)
  const waits = gamesOf(board).length > 0 && board.day < today && nowMs < turn
  if (waits) return turn
  const { content } = board
  return content.kind !== 'games' || content.event ? easternTimeToMs(today, 24, 0) : Infinity
}
