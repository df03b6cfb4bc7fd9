import type { Game } from '../game/game'
import { LONGEST_GAME_MS } from '../game/longest-game'
import { isStuck, isUnderWay } from '../game/stuck'
import { GAME_HOOK_REFRESH_MS, STUCK_AFTER_MS, TICKER_POLL_MS } from '../time/intervals'
import { mayGoOn, type GameStatus } from './game-status'

/**
 * How long after an answer an open box score is requested again, product time; undefined once the game is over. The feed
 * calls some games over too early; while the board says that one is played, its box score is not taken for the last. It
 * closes others too late or never, which the board calls stuck; without a board only `sinceStartMs` tells it, the age
 * of the game.
 */
export function refreshGameMs(
  status: GameStatus | undefined,
  onBoard?: Game,
  sinceStartMs = 0,
): number | undefined {
  switch (status?.state) {
    case 'active':
    case 'halftime':
      return isForgotten(onBoard, sinceStartMs) ? GAME_HOOK_REFRESH_MS : TICKER_POLL_MS
    case 'pregame':
    case undefined:
      return GAME_HOOK_REFRESH_MS
    case 'complete':
      return mayGoOn(status) || (onBoard && isUnderWay(onBoard)) ? GAME_HOOK_REFRESH_MS : undefined
  }
}

function isForgotten(onBoard: Game | undefined, sinceStartMs: number): boolean {
  return onBoard ? isStuck(onBoard) : sinceStartMs >= LONGEST_GAME_MS + STUCK_AFTER_MS
}
