import type { Game } from '../game/game'
import { LONGEST_GAME_MS } from '../game/longest-game'
import { startTimeMs } from '../game/start-time'
import { easternDay } from '../time/eastern'
import { DAY_MS, OPENED_LIVE_REFRESH_MS, REFRESH_TODAY_MS, STUCK_DAY_READ_MS } from '../time/intervals'

export interface DatedGame {
  readonly phase: Game['phase']
  readonly start?: string
  readonly stuckSince?: string
}

/**
 * How long after an answer an opened day or season is asked for again, product time: soon while a game goes on, else
 * when the next one begins, and now and then while a stuck one may go on; undefined once all are over.
 */
export function refreshGamesMs(games: readonly DatedGame[], nowMs: number): number | undefined {
  const live = games.filter(({ phase }) => phase === 'live')
  if (live.some(({ stuckSince }) => stuckSince === undefined)) return OPENED_LIVE_REFRESH_MS
  const starts = games
    .filter(({ phase, start }) => phase === 'scheduled' && mayStillBegin(start, nowMs))
    .map(({ start }) => Date.parse(start ?? '') - nowMs)
  const waits = live.length === 0 ? starts : [...starts, STUCK_DAY_READ_MS]
  // A browser's timer waits no longer than 24 days.
  return waits.length === 0 ? undefined : Math.min(DAY_MS, Math.max(REFRESH_TODAY_MS, Math.min(...waits)))
}

/**
 * The feed has forgotten a game that was to be played long ago. A start that is still open is written as Eastern
 * midnight; such a game may begin until its day is over.
 */
function mayStillBegin(start: string | undefined, nowMs: number): boolean {
  const ms = Date.parse(start ?? '')
  if (Number.isNaN(ms)) return false
  return startTimeMs(start) === undefined
    ? easternDay(ms) >= easternDay(nowMs)
    : ms - nowMs > -LONGEST_GAME_MS
}
