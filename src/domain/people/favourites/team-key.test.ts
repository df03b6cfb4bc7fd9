import { describe, expect, it } from 'vitest'
import { liveGame, sampleTeam } from '../../testing/sample-game'
import { isPlaying, parseTeamKey, slugOfTeam, teamKey } from './team-key'

describe('the key of a team', () => {
  it('names the league, since teams of two leagues may have the same id', () => {
    expect(teamKey('ncaaf', { id: '333' })).toBe('ncaaf/333')
    expect(slugOfTeam('ncaab/333')).toBe('ncaab')
  })

  it('is missing for a place that no team has taken yet', () => {
    expect(teamKey('nfl', { id: '-1' })).toBeUndefined()
    expect(teamKey('nfl', { id: '' })).toBeUndefined()
  })

  it.each(['nfl/12', 'nba/5'])('is read: %s', (text) => expect(parseTeamKey(text)).toBe(text))

  it.each([
    'NFL/12',
    'pga/12',
    'nfl',
    'nfl/',
    'nfl/1/2',
    'nfl/-1',
    'nfl/1234567890123',
    'curling/1',
    12,
    null,
  ])('is not read: %s', (text) => expect(parseTeamKey(text)).toBeUndefined())
})

describe('a game of favourites', () => {
  const game = liveGame({ homeTeam: sampleTeam({ id: '1' }), awayTeam: sampleTeam({ id: '2' }) })

  it.each([
    ['nfl/1', true],
    ['nfl/2', true],
    ['nfl/3', false],
    ['ncaaf/1', false],
  ] as const)('is one when the favourite is %s: %s', (team, found) => {
    expect(isPlaying('nfl', game, new Set([team]))).toBe(found)
  })
})
