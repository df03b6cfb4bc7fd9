import { describe, expect, it } from 'vitest'
import { freshHeadline, occasionText } from './occasion'
import type { FinalGame, Team } from './game'

const team: Team = { id: '1', name: 'A', displayName: 'A', abbreviation: 'A', score: 0, record: '0-0-0' }

function game(more: Partial<FinalGame>): FinalGame {
  const venue = { name: 'TBD', city: '', state: '' }
  const facts = {
    id: '1',
    homeTeam: team,
    awayTeam: team,
    venue,
    quarter: 'FINAL',
    timeLeft: '',
    startTime: '',
  }
  return { ...facts, phase: 'final', ...more }
}

describe('the occasion of a game', () => {
  it('names conference, round, number and how the series stands', () => {
    const playoffs = {
      seriesConference: 'East',
      poRoundDesc: 'Semifinals',
      seriesGameNumber: 2,
      seriesText: 'Tied 1-1',
      gameSubtype: 'PLAYOFF',
    }
    expect(occasionText(game(playoffs))).toBe('East Semifinals · Game 2 · Tied 1-1')
  })

  it('puts the kind of game into words where no round is known', () => {
    expect(occasionText(game({ gameSubtype: 'SEMI' }))).toBe('Semifinal')
    expect(occasionText(game({ gameSubtype: 'Bowl Game' }))).toBe('Bowl Game')
  })

  it('is nothing for an ordinary game', () => {
    expect(occasionText(game({ seriesText: '' }))).toBeUndefined()
  })

  it('leaves out a headline that says no more', () => {
    const noted = { poRoundDesc: 'World Series', seriesGameNumber: 2, seriesText: 'COL leads series 1-0' }
    expect(freshHeadline(game({ ...noted, headline: 'World Series - Game 2' }))).toBeUndefined()
    expect(freshHeadline(game({ ...noted, headline: 'Rockies win in the ninth' }))).toBe(
      'Rockies win in the ninth',
    )
    expect(freshHeadline(game({}))).toBeUndefined()
  })
})
