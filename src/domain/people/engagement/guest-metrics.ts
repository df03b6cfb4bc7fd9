/** What we know of a guest's visits; kept on the guest's device only. */
export interface GuestMetrics {
  /** Seconds. */
  readonly timeSpent: number
  readonly sportsViewed: readonly string[]
  /** Ids, each once. */
  readonly gamesViewed: readonly string[]
  readonly premiumAttempts: number
  /** The deepest scroll so far, in percent, 0 to 100. */
  readonly scrollDepth: number
  readonly interactions: number
  readonly sessions: number
}

export const NO_METRICS: GuestMetrics = {
  timeSpent: 0,
  sportsViewed: [],
  gamesViewed: [],
  premiumAttempts: 0,
  scrollDepth: 0,
  interactions: 0,
  sessions: 0,
}

/** This many games alone are far above the highest threshold, so the device need not remember more. */
const MOST_IDS_KEPT = 100

export function withViewed(viewed: readonly string[], id: string): readonly string[] {
  return viewed.includes(id) || viewed.length >= MOST_IDS_KEPT ? viewed : [...viewed, id]
}

export function deeperScroll(before: number, percent: number): number {
  return Number.isFinite(percent) ? Math.max(before, Math.min(100, percent)) : before
}
