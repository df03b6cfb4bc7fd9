import { ODDS_CACHE_MS } from '../time/intervals'

/** Whether lines kept on a device are too old to be shown before the server confirms them. */
export function areOddsExpired(checkedAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(checkedAt) >= ODDS_CACHE_MS
}
