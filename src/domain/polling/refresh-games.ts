import { canResumeAnyTime, type MaybeStuck } from '../game/can-resume'
import type { Game } from '../game/game'
import { LONGEST_GAME_MS } from '../game/longest-game'
import { startTimeMs } from '../game/start-time'
import { easternDay } from '../time/eastern'
import { DAY_MS, OPENED_LIVE_REFRESH_MS, REFRESH_TODAY_MS, STUCK_DAY_READ_MS } from '../time/intervals'

export interface DatedGame extends MaybeStuck {
  readonly phase: Game['phase']
  readonly start?: string
}

/**
 * How long after an answer an opened day or season is asked for again, product time: soon while a game goes on, else
 * when the next one begins, and now and then while a stuck or suspended one may go on; undefined once all are over.
 */
export function refreshGamesMs(games: readonly DatedGame[], nowMs: number): number | undefined {
  if (games.some((game) => game.phase === 'live' && !canResumeAnyTime(game))) return OPENED_LIVE_REFRESH_MS
  const starts = games
    .filter(({ phase, start }) => phase === 'scheduled' && mayStillBegin(start, nowMs))
    .map(({ start }) => Date.parse(start ?? '') - nowMs)
  const waits = games.some(canResumeAnyTime) ? [...starts, STUCK_DAY_READ_MS] : starts
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
