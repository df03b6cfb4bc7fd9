import { parseGameSport } from '../league'
import type { GameStatsState } from './game-stats-state'
import type { StatItem } from './stat-item'
import { maxStats } from './ticker-size'

export type TickerContent =
  | { readonly kind: 'countdown'; readonly startMs: number }
  | { readonly kind: 'stats'; readonly stats: readonly StatItem[] }
  | { readonly kind: 'nothing' }

/**
 * Before a known start a countdown, otherwise as many stats as there is room for. If the start is open, these are the
 * season's stats.
 */
export function tickerContent(
  state: GameStatsState,
  startMs: number | undefined,
  stats: readonly StatItem[],
  widthPx: number,
): TickerContent {
  if (state === 'pregame' && startMs !== undefined) return { kind: 'countdown', startMs }
  return stats.length === 0
    ? { kind: 'nothing' }
    : { kind: 'stats', stats: stats.slice(0, maxStats(widthPx)) }
}

/** Why there are no stats for this sport; undefined when there are. */
export function statsRefusal(sport: string): string | undefined {
  return parseGameSport(sport) || sport === 'PGA' ? undefined : 'Unsupported sport'
}
