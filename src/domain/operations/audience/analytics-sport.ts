import type { Sport } from '../../league'

/**
 * The leagues that analytics track. A visit to another league, or to none, counts for the first, where everybody
 * starts.
 */
export const ANALYTICS_SPORTS = [
  'NFL',
  'NBA',
  'MLB',
  'NHL',
  'NCAAF',
  'PGA',
] as const satisfies readonly Sport[]
export type AnalyticsSport = (typeof ANALYTICS_SPORTS)[number]
