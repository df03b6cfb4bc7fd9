import { GAME_HOOK_REFRESH_MS, TICKER_POLL_MS } from '../time/intervals'
import type { GameStatsState } from '../ticker/game-stats-state'

/** How long after an answer an open box score is requested again, product time; undefined once the game is over. */
export function refreshGameMs(state: GameStatsState | undefined): number | undefined {
  switch (state) {
    case 'active':
    case 'halftime':
      return TICKER_POLL_MS
    case 'pregame':
    case undefined:
      return GAME_HOOK_REFRESH_MS
    case 'complete':
      return undefined
  }
}
