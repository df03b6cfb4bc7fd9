import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../domain/league'
import { scoreboardPath } from './request'

describe('a scoreboard request', () => {
  it('asks for one day of one league, with the limit that the league needs', () => {
    const paths = (['nfl', 'mlb', 'nba', 'nhl'] as const).map((slug) =>
      scoreboardPath(leagueOf(slug), '2026-09-06'),
    )
    expect(paths).toEqual([
      '/apis/site/v2/sports/football/nfl/scoreboard?dates=20260906',
      '/apis/site/v2/sports/baseball/mlb/scoreboard?dates=20260906',
      '/apis/site/v2/sports/basketball/nba/scoreboard?dates=20260906&limit=100',
      '/apis/site/v2/sports/hockey/nhl/scoreboard?dates=20260906&limit=100',
    ])
  })

  it('asks college leagues with the group that holds all games, not only the featured ones', () => {
    expect((['ncaaf', 'ncaab'] as const).map((slug) => scoreboardPath(leagueOf(slug), '2026-09-05'))).toEqual(
      [
        '/apis/site/v2/sports/football/college-football/scoreboard?dates=20260905&limit=100&groups=80',
        '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard?dates=20260905&limit=100&groups=50',
      ],
    )
  })

  it('asks for one group of a list that is too long', () => {
    expect(scoreboardPath(leagueOf('ncaab'), '2027-01-16', '23')).toBe(
      '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard?dates=20270116&limit=100&groups=23',
    )
  })
})
