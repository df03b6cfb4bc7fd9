import { addDays, easternDay } from '../../../domain/time/eastern'
import {
  CUP_STALE_MS,
  GAME_DATA_CACHE_MS,
  GOLF_TODAY_CACHE_MS,
  HOUR_MS,
  NCAAF_GAME_DATA_CACHE_MS,
} from '../../../domain/time/intervals'
import type { ProxyTarget } from './proxy-target'

/** How long a reply may be given out, product time: section 9, and longer for days that are over for good. */
export function proxyCacheMs({ kind, slug, day, event }: ProxyTarget, nowMs: number): number {
  if (kind === 'leaderboard') return event === undefined ? GOLF_TODAY_CACHE_MS : CUP_STALE_MS
  if (day !== undefined && day < addDays(easternDay(nowMs), -1)) return HOUR_MS
  if (slug === 'pga') return GOLF_TODAY_CACHE_MS
  return slug === 'ncaaf' ? NCAAF_GAME_DATA_CACHE_MS : GAME_DATA_CACHE_MS
}
