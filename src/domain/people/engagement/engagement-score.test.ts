import { describe, expect, it } from 'vitest'
import { engagementScore } from './engagement-score'
import { NO_METRICS, type GuestMetrics } from './guest-metrics'

describe('001 section 9: score = 0.5*timeSpent + 10*sports + 5*games + 15*premiumAttempts + …', () => {
  const table: readonly [Partial<GuestMetrics>, number][] = [
    [{}, 0],
    [{ timeSpent: 60 }, 30],
    [{ sportsViewed: ['nfl', 'nba'] }, 20],
    [{ gamesViewed: ['1', '2', '3'] }, 15],
    [{ premiumAttempts: 3 }, 45],
    [{ interactions: 8 }, 16],
    [{ scrollDepth: 100 }, 10],
    [{ sessions: 2 }, 40],
    [
      {
        timeSpent: 100,
        sportsViewed: ['nfl'],
        gamesViewed: ['1', '2'],
        premiumAttempts: 1,
        interactions: 5,
        scrollDepth: 50,
        sessions: 3,
      },
      50 + 10 + 10 + 15 + 10 + 5 + 60,
    ],
  ]
  it.each(table)('%j scores %d', (metrics, score) => {
    expect(engagementScore({ ...NO_METRICS, ...metrics })).toBe(score)
  })
})
