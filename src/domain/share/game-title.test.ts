import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { gameTitle, sharedGame } from './game-title'

const teams = {
  awayTeam: sampleTeam({ displayName: 'Buffalo Bills', score: 24 }),
  homeTeam: sampleTeam({ displayName: 'Kansas City Chiefs', score: 21 }),
}

describe('a link to a game says', () => {
  it.each([
    [
      'teams and start, in Eastern time',
      scheduledGame({ ...teams, start: '2026-01-11T18:00:00Z', startTime: '1/11 - 1:00 PM EST' }),
      'Buffalo Bills at Kansas City Chiefs · Sun, Jan 11, 1:00 PM ET',
    ],
    [
      'that a start is open',
      scheduledGame({ ...teams, start: '2026-01-11T05:00:00Z', startTime: 'TBD' }),
      'Buffalo Bills at Kansas City Chiefs · TBD',
    ],
    ['score and period', liveGame(teams), 'Buffalo Bills 24, Kansas City Chiefs 21 · 3Q • 8:36'],
    [
      'score and delay',
      liveGame({ ...teams, delay: 'Rain' }),
      'Buffalo Bills 24, Kansas City Chiefs 21 · Delayed',
    ],
    ['the end', finalGame(teams), 'Buffalo Bills 24, Kansas City Chiefs 21 · FINAL'],
    ['that nobody plays', offGame(teams), 'Buffalo Bills at Kansas City Chiefs · Postponed'],
  ])('%s', (_what, game, title) => {
    expect(gameTitle(game)).toBe(title)
  })

  it('no score that may be over long ago, but one that is final', () => {
    expect(gameTitle(liveGame(teams), false)).toBe('Buffalo Bills at Kansas City Chiefs')
    expect(gameTitle(finalGame(teams), false)).toContain('24')
  })

  it('where it is played', () => {
    const venue = { name: 'Arrowhead', city: 'Kansas City', state: 'MO' }
    expect(sharedGame(liveGame({ venue }), 'NFL', true).description).toBe(
      'NFL · Arrowhead, Kansas City, MO · Live scores on Turbo Scores',
    )
  })
})
