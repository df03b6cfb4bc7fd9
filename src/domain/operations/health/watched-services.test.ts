import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../league'
import { NOON } from '../testing/samples'
import { seasonToday, WATCHED_LEAGUES, watchedEndpoint } from './watched-services'

describe('002 section 7: health checks', () => {
  it('go to the scoreboards of six leagues', () => {
    expect(WATCHED_LEAGUES.map((league) => watchedEndpoint(league, NOON).endpoint)).toEqual([
      '/football/nfl/scoreboard',
      '/basketball/nba/scoreboard',
      '/baseball/mlb/scoreboard',
      '/hockey/nhl/scoreboard',
      '/football/college-football/scoreboard',
      '/golf/pga/scoreboard',
    ])
  })

  it('know which leagues are in season', () => {
    expect(watchedEndpoint(leagueOf('nfl'), NOON)).toEqual({
      service: 'NFL scoreboard',
      endpoint: '/football/nfl/scoreboard',
      sport: 'NFL',
      seasonActive: true,
      seasonReason: 'In season',
    })
    expect(seasonToday(leagueOf('nba'), NOON)).toEqual({
      kind: 'season',
      active: false,
      reason: 'Offseason until 2026-10-01',
    })
  })
})
