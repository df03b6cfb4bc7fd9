import { ACTIVE_SESSION_WINDOW_MS, LONGEST_COUNTED_SESSION_MS, MINUTE_MS } from '../../time/intervals'
import type { Sport } from '../../league'
import { average, countDistinct } from '../statistics'

/** A session as the analytics see it. */
export interface Visit {
  readonly userId: string
  readonly userEmail?: string
  readonly sport: string
  readonly startMs: number
  readonly lastMs: number
  readonly active: boolean
}

/** The leagues that analytics track. */
export const ANALYTICS_SPORTS = [
  'NFL',
  'NBA',
  'MLB',
  'NHL',
  'NCAAF',
  'PGA',
] as const satisfies readonly Sport[]
export type AnalyticsSport = (typeof ANALYTICS_SPORTS)[number]

/** An unknown or missing league counts for the first, where everybody starts. */
export function analyticsSport(sport: string | undefined): AnalyticsSport {
  return ANALYTICS_SPORTS.find((known) => known === sport) ?? 'NFL'
}

export function isActiveNow(visit: Visit, nowMs: number): boolean {
  return visit.active && nowMs - visit.lastMs <= ACTIVE_SESSION_WINDOW_MS
}

/** How many people were there, however often each came. */
export function usersOf(visits: readonly Visit[]): number {
  return countDistinct(visits, (visit) => visit.userId)
}

export function visitMs(visit: Visit): number {
  return Math.max(0, visit.lastMs - visit.startMs)
}

/** Sessions of more than a day are forgotten tabs and would spoil the average. */
export function averageVisitMinutes(visits: readonly Visit[]): number | undefined {
  const counted = visits.map(visitMs).filter((ms) => ms <= LONGEST_COUNTED_SESSION_MS)
  const ms = average(counted)
  return ms === undefined ? undefined : ms / MINUTE_MS
}

export function visitsWithin<V extends Visit>(
  visits: readonly V[],
  fromMs: number,
  toMs: number,
): readonly V[] {
  return visits.filter((visit) => visit.startMs > fromMs && visit.startMs <= toMs)
}
