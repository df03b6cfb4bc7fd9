import { describe, expect, it } from 'vitest'
import { golfMessage, otherSportText, renderFailureMessage, unsupportedLeaderboardText } from './golf-message'
import { finishedPlayer, sampleTournament } from './testing/sample-tournament'

describe('001 section 2 (golf leaderboard): messages', () => {
  const tournament = sampleTournament()

  it.each([
    ['no tournament', { sport: 'PGA' }, 'Tournament Data Unavailable'],
    ['no sport', { wrapper: { tournament, players: [] } }, 'Configuration Error'],
    ['an empty sport', { sport: '', wrapper: { tournament, players: [] } }, 'Configuration Error'],
    ['wrapper without tournament', { sport: 'PGA', wrapper: { players: [] } }, 'Data Unavailable'],
    ['no players', { sport: 'PGA', wrapper: { tournament, players: [] } }, 'No player data available'],
    [
      'no valid players',
      { sport: 'PGA', wrapper: { tournament, players: [{} as never] } },
      'No player data available',
    ],
    ['players', { sport: 'PGA', wrapper: { tournament, players: [finishedPlayer()] } }, undefined],
  ])('%s', (_what, situation, title) => {
    expect(golfMessage(situation)?.title).toBe(title)
  })

  it.each([
    [{ sport: 'PGA' }, 'Unable to load tournament information. Please try again later.'],
    [{}, 'Sport type is not specified. Please contact support.'],
    [{ sport: 'PGA', wrapper: { players: [] } }, ''],
    [
      { sport: 'PGA', wrapper: { tournament, players: [] } },
      'Tournament information may not be available yet or the event may have ended.',
    ],
  ])('%#: %j', (situation, text) => {
    expect(golfMessage(situation)?.text).toBe(text)
  })

  it('has one for a leaderboard that could not be drawn', () => {
    expect(renderFailureMessage()).toEqual({ title: 'Error Loading Leaderboard', text: '' })
  })

  it.each([
    ['F1', 'Coming soon!'],
    ['NASCAR', 'Coming soon!'],
    ['TENNIS', 'Coming soon!'],
    ['NFL', 'Unsupported Sport'],
    ['PGA', undefined],
  ])('%s: %s', (sport, text) => {
    expect(unsupportedLeaderboardText(sport)).toBe(text)
  })

  it.each([
    ['f1', 'board', 'Coming soon!'],
    ['Nascar', 'board', 'Coming soon!'],
    ['tennis', 'leaderboard', 'Coming soon!'],
    ['curling', 'leaderboard', 'Unsupported Sport'],
    ['nfl', 'leaderboard', 'Unsupported Sport'],
    ['curling', 'board', undefined],
    ['pga', 'leaderboard', undefined],
  ] as const)('the address of %s, its %s: %s', (name, page, text) => {
    expect(otherSportText(name, page)).toBe(text)
  })
})
