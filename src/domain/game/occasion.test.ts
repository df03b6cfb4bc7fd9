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

  it.each([
    ['RD16', 'First Round'],
    ['QTR', 'Quarterfinal'],
    ['SEMI', 'Semifinal'],
    ['semi', 'Semifinal'],
    ['FINAL', 'Final'],
    ['ALLSTAR', 'All-Star Game'],
    ['TRNMNT', 'Tournament'],
    ['PLAYOFF', 'Playoffs'],
    ['Bowl Game', 'Bowl Game'],
  ])('puts the kind of game into words where no round is known: %s is %s', (gameSubtype, words) => {
    expect(occasionText(game({ gameSubtype, seriesConference: 'East' }))).toBe(words)
  })

  it.each([
    ['RD16', 'AFC Wild Card Playoffs'],
    ['RD16', 'NFC Wildcard Game'],
    ['QTR', 'NFC Divisional Playoffs'],
    ['SEMI', 'AFC Championship'],
    ['FINAL', 'Super Bowl LX'],
    ['SEMI', 'Big 12 Tournament - Semifinal'],
    ['ALLSTAR', 'Pro Bowl Games'],
    ['ALLSTAR', 'NBA All-Star Game'],
  ])('leaves the round %s to a note that names it: %s', (gameSubtype, headline) => {
    expect(occasionText(game({ gameSubtype, headline }))).toBeUndefined()
    expect(freshHeadline(game({ gameSubtype, headline }))).toBe(headline)
  })

  it.each(['Semifinal Game', 'A Final'])(
    'shows the mark %s, which is none of a round, beside any note',
    (gameSubtype) => {
      expect(occasionText(game({ gameSubtype, headline: 'AFC Championship' }))).toBe(gameSubtype)
    },
  )

  it.each([
    ['is about something else', { headline: 'Rescheduled from Sunday' }],
    [
      'is the headline of an article',
      { headline: 'A final to remember', headlines: ['A final to remember'] },
    ],
  ])('names the round where the note %s', (_what, more) => {
    expect(occasionText(game({ gameSubtype: 'SEMI', ...more }))).toBe('Semifinal')
  })

  it('holds only what the feed tells, when that is not all', () => {
    expect(occasionText(game({ poRoundDesc: 'World Series' }))).toBe('World Series')
    expect(occasionText(game({ poRoundDesc: 'World Series', seriesText: '' }))).toBe('World Series')
    expect(occasionText(game({ seriesConference: 'East', seriesText: 'Tied 1-1' }))).toBe('East · Tied 1-1')
  })

  it('is empty for an ordinary game', () => {
    expect(occasionText(game({ seriesText: '' }))).toBeUndefined()
  })

  it('leaves out a headline that adds nothing', () => {
    const noted = { poRoundDesc: 'World Series', seriesGameNumber: 2, seriesText: 'COL leads series 1-0' }
    expect(freshHeadline(game({ ...noted, headline: 'World Series - Game 2' }))).toBeUndefined()
    expect(freshHeadline(game({ ...noted, headline: 'Rockies win in the ninth' }))).toBe(
      'Rockies win in the ninth',
    )
    expect(freshHeadline(game({ ...noted, headline: '(World Series: Game 2.)' }))).toBeUndefined()
    expect(freshHeadline(game({ ...noted, headline: 'Wild Orioles' }))).toBe('Wild Orioles')
    expect(freshHeadline(game({}))).toBeUndefined()
    expect(freshHeadline(game({ headline: 'Bowl season begins' }))).toBe('Bowl season begins')
  })
})
