import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_LEAGUES } from '../../league'
import { PERMISSIONS, permissionsOfTier } from '../tiers/permission'
import { TIERS, type Tier } from '../tiers/tier'
import { missingForPart, withoutLockedParts } from './game-parts'

const game = {
  status: 'live',
  matchup: 'A at B',
  scores: '7-3',
  pastScores: '7-3',
  lineScore: [7, 3],
  teamComparison: 'yards',
  playerTables: 'passing',
  tickerStats: 'leaders',
  plays: 'touchdown',
  winProbability: '72%',
  teamForm: '3-2',
  odds: '-3.5',
}

describe('design 3: what a tier may not see is absent and listed in locked', () => {
  const nfl: readonly [Tier, string, string][] = [
    [
      'guest',
      'status matchup scores',
      'view_box_scores view_player_stats view_detailed_stats view_historical_data view_betting_odds view_team_analytics',
    ],
    [
      'registered',
      'status matchup scores lineScore teamComparison playerTables tickerStats winProbability',
      'view_detailed_stats view_historical_data view_betting_odds view_team_analytics',
    ],
    [
      'verified',
      'status matchup scores pastScores lineScore teamComparison playerTables tickerStats plays winProbability teamForm odds',
      '',
    ],
  ]
  it.each(nfl)('NFL, %s: %s; locked: %s', (tier, parts, locked) => {
    const answer = withoutLockedParts(game, 'NFL', permissionsOfTier(tier))
    expect(Object.keys(answer).join(' ')).toBe(`${parts} locked`)
    expect(answer.locked.join(' ')).toBe(locked)
  })

  it('without access to the league only teams, status, scores and odds are left', () => {
    const can = permissionsOfTier('verified').filter((permission) => permission !== 'access_nba')
    const answer = withoutLockedParts(game, 'NBA', can)
    const { status, matchup, scores, pastScores, odds } = game
    expect(answer).toEqual({ status, matchup, scores, pastScores, odds, locked: ['access_nba'] })
  })

  it('a session is told the first permission that it lacks for a part', () => {
    expect(missingForPart('tickerStats', 'NBA', permissionsOfTier('guest'))).toBe('view_player_stats')
    expect(missingForPart('tickerStats', 'NBA', ['view_player_stats'])).toBe('access_nba')
    expect(missingForPart('tickerStats', 'NBA', permissionsOfTier('registered'))).toBeUndefined()
  })

  it('golf and the cup need no league', () => {
    const can = permissionsOfTier('registered').filter((permission) => !permission.startsWith('access_'))
    expect(withoutLockedParts({ lineScore: 1 }, 'PGA', can)).toEqual({ lineScore: 1, locked: [] })
    expect(withoutLockedParts({ lineScore: 1 }, 'RYDER_CUP', can)).toEqual({ lineScore: 1, locked: [] })
  })

  it('a part that the game does not have is not locked', () => {
    expect(withoutLockedParts({ status: 'scheduled' }, 'NFL', [])).toEqual({
      status: 'scheduled',
      locked: [],
    })
  })

  it('nothing but the known parts gets through', () => {
    const raw = { ...game, pickcenter: 'secret' }
    expect(withoutLockedParts(raw, 'NFL', PERMISSIONS)).not.toHaveProperty('pickcenter')
  })

  it('a higher tier sees at least as much', () => {
    const sports = ALL_LEAGUES.map(({ sport }) => sport)
    fc.assert(
      fc.property(fc.constantFrom(...sports), fc.nat(TIERS.length - 2), (sport, index) => {
        const [less, more] = [index, index + 1].map((at) =>
          Object.keys(withoutLockedParts(game, sport, permissionsOfTier(TIERS[at]!))),
        )
        expect(more).toEqual(expect.arrayContaining(less!))
      }),
    )
  })
})
