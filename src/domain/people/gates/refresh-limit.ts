import { GAME_DATA_CACHE_MS } from '../../time/intervals'
import type { Permission } from '../tiers/permission'

const UNLIMITED_MS = 5000
/** For as long game data is fresh by the specification. */
const LIMITED_MS = GAME_DATA_CACHE_MS

/**
 * How long after one refresh by hand the next one waits. Even without a limit no finger is faster than a server that asks
 * the feed every few seconds.
 */
export function refreshPauseMs(can: readonly Permission[]): number {
  return can.includes('unlimited_refresh') ? UNLIMITED_MS : LIMITED_MS
}

/** In how many whole seconds the next refresh is free; 0 for now. Times are those of a clock that never goes back. */
export function secondsToRefresh(
  lastMs: number | undefined,
  nowMs: number,
  can: readonly Permission[],
): number {
  if (lastMs === undefined) return 0
  return Math.max(0, Math.ceil((lastMs + refreshPauseMs(can) - nowMs) / 1000))
}
