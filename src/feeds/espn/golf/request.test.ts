import { describe, expect, it } from 'vitest'
import { golfScoreboardPath, leaderboardPath } from './request'

describe('000 section 7: golf requests', () => {
  it('asks the scoreboard by day and the leaderboard by event', () => {
    expect(golfScoreboardPath('2026-06-04')).toBe(
      '/apis/site/v2/sports/golf/pga/scoreboard?dates=20260604&limit=100',
    )
    expect(leaderboardPath('700')).toBe('/apis/site/v2/sports/golf/leaderboard?event=700')
    expect(leaderboardPath()).toBe('/apis/site/v2/sports/golf/leaderboard?league=pga')
  })
})
