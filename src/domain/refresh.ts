import type { Board } from './board'
import { addDays, easternDay, easternTimeToMs } from './eastern'
import type { Game } from './game'
import { PREVIOUS_DAY_UNTIL_HOUR } from './game-day'
import { startTimeMs } from './start-time'
import {
  REFRESH_LIVE_MS,
  REFRESH_OTHERWISE_MS,
  REFRESH_THIS_WEEK_MS,
  REFRESH_TODAY_MS,
  REFRESH_TOMORROW_MS,
} from './intervals'

/** How much product time may pass until the board is fetched again. Without a board there is one to hope for. */
export function refreshIntervalMs(board: Board | undefined, nowMs: number, liveMs = REFRESH_LIVE_MS): number {
  if (!board) return REFRESH_TODAY_MS
  if (board.games.some((game) => isUnderWay(game, nowMs))) return liveMs
  const next = nextStartMs(board.games)
  return Math.min(
    next === undefined ? REFRESH_OTHERWISE_MS : intervalBefore(next, nowMs),
    next === undefined ? Infinity : next - nowMs,
    mayStartAnyTime(board, nowMs) ? REFRESH_TODAY_MS : Infinity,
    dayTurnsMs(board, nowMs) - nowMs,
  )
}

/** A scheduled game whose start has passed may begin at any moment. */
function isUnderWay(game: Game, nowMs: number): boolean {
  if (game.phase === 'live') return true
  const start = startTimeMs(game.start)
  return game.phase === 'scheduled' && start !== undefined && start <= nowMs
}

/** A game of today whose time the feed has not told yet. */
function mayStartAnyTime(board: Board, nowMs: number): boolean {
  const isOpen = (game: Game) => game.phase === 'scheduled' && startTimeMs(game.start) === undefined
  return board.day === easternDay(nowMs) && board.games.some(isOpen)
}

function nextStartMs(games: readonly Game[]): number | undefined {
  const starts = games.flatMap((game) => (game.phase === 'scheduled' ? (startTimeMs(game.start) ?? []) : []))
  return starts.length === 0 ? undefined : Math.min(...starts)
}

function intervalBefore(start: number, nowMs: number): number {
  const today = easternDay(nowMs)
  const day = easternDay(start)
  if (day === today) return REFRESH_TODAY_MS
  if (day === addDays(today, 1)) return REFRESH_TOMORROW_MS
  return day < addDays(today, 7) ? REFRESH_THIS_WEEK_MS : REFRESH_OTHERWISE_MS
}

/** When yesterday's board gives way to today's, or never for any other board. */
function dayTurnsMs(board: Board, nowMs: number): number {
  const turn = easternTimeToMs(easternDay(nowMs), PREVIOUS_DAY_UNTIL_HOUR, 0)
  return board.day < easternDay(nowMs) && nowMs < turn ? turn : Infinity
}
