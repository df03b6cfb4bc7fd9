import { ODDS_CACHE_MS } from '../time/intervals'

/** Whether lines that a device kept are too old to be shown without the server's word. */
export function areOddsExpired(checkedAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(checkedAt) >= ODDS_CACHE_MS
}
