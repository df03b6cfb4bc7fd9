import { isScanDue, type Scan } from '../polling/game-day-scan'
import { beginGolfScan, golfDays } from './golf-days'

/** The search for the tournaments of the week, and what it found. */
export interface GolfSearch {
  /** The first days of the search: when they change (a new day, the turn of the week) it begins anew. */
  readonly order: string
  readonly scan: Scan
  /** Ids of the tournaments of the day found. */
  readonly events?: readonly string[]
}

const FIRST_DAYS = 7

export function beginGolfSearch(nowMs: number): GolfSearch {
  return { order: orderOf(nowMs), scan: beginGolfScan(nowMs) }
}

export function isGolfSearchDue(search: GolfSearch, nowMs: number): boolean {
  return search.order !== orderOf(nowMs) || isScanDue(search.scan, nowMs)
}

function orderOf(nowMs: number): string {
  return golfDays(nowMs).slice(0, FIRST_DAYS).join()
}
