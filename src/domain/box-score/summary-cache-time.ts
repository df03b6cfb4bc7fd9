import { GAME_DATA_CACHE_MS, MINUTE_MS, TICKER_POLL_MS } from '../time/intervals'
import { mayGoOn, type GameStatus } from './game-status'

/** How long a summary is served from the cache, product time: 10 s while live. Figures are corrected after the end. */
export function summaryCacheMs(status: GameStatus): number {
  switch (status.state) {
    case 'active':
    case 'halftime':
      return TICKER_POLL_MS
    case 'pregame':
      return GAME_DATA_CACHE_MS
    case 'complete':
      return mayGoOn(status) ? GAME_DATA_CACHE_MS : 10 * MINUTE_MS
  }
}
