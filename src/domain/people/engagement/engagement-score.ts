import type { GuestMetrics } from './guest-metrics'

export function engagementScore(metrics: GuestMetrics): number {
  return (
    0.5 * metrics.timeSpent +
    10 * metrics.sportsViewed.length +
    5 * metrics.gamesViewed.length +
    15 * metrics.premiumAttempts +
    2 * metrics.interactions +
    0.1 * metrics.scrollDepth +
    20 * metrics.sessions
  )
}
