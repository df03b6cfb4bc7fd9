import { describe, expect, it } from 'vitest'
import { ALL_LEAGUES } from '../../league'
import { leaguePermission } from './league-access'

describe('design 6.7: league access gates box scores and live stats', () => {
  const table = [
    ['NFL', 'access_nfl'],
    ['NBA', 'access_nba'],
    ['MLB', 'access_mlb'],
    ['NHL', 'access_nhl'],
    ['NCAAF', 'access_ncaaf'],
    ['NCAAB', 'access_ncaaf'],
    ['PGA', undefined],
    ['RYDER_CUP', undefined],
  ] as const
  it.each(table)('%s needs %s', (sport, permission) => {
    expect(leaguePermission(sport)).toBe(permission)
  })

  it('is settled for every league', () => {
    expect(table.map(([sport]) => sport)).toEqual(ALL_LEAGUES.map(({ sport }) => sport))
  })
})
