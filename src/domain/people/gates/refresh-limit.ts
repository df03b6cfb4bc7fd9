import { GAME_DATA_CACHE_MS } from '../../time/intervals'
import type { Permission } from '../tiers/permission'

const UNLIMITED_MS = 5000
/** By the specification, game data is fresh for this long. */
const LIMITED_MS = GAME_DATA_CACHE_MS

/**
 * How long the next manual refresh has to wait after one. Even without a limit there is a pause, since the server
 * itself asks the feed only every few seconds.
 */
function refreshPauseMs(can: readonly Permission[]): number {
  return can.includes('unlimited_refresh') ? UNLIMITED_MS : LIMITED_MS
}

/** Whole seconds until the next refresh is allowed; 0 means now. Times are those of a clock that never goes back. */
export function secondsToRefresh(
  lastMs: number | undefined,
  nowMs: number,
  can: readonly Permission[],
): number {
  if (lastMs === undefined) return 0
  return Math.max(0, Math.ceil((lastMs + refreshPauseMs(can) - nowMs) / 1000))
}
