import { GAME_DATA_CACHE_MS, MINUTE_MS, TICKER_POLL_MS } from '../time/intervals'
import type { GameStatsState } from '../ticker/game-stats-state'

/** How long a summary is served from the cache, product time: 10 s while live. Figures are corrected after the end. */
export function summaryCacheMs(state: GameStatsState): number {
  switch (state) {
    case 'active':
    case 'halftime':
      return TICKER_POLL_MS
    case 'pregame':
      return GAME_DATA_CACHE_MS
    case 'complete':
      return 10 * MINUTE_MS
  }
}
