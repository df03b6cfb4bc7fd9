import { describe, expect, it } from 'vitest'
import type { GameBoard } from '../board/board'
import { finalGame, liveGame, sampleBoard } from '../testing/sample-game'
import { milestoneNote } from './milestone-note'

const noteOn = (sport: GameBoard['sport'], day: string, more: Partial<GameBoard> = {}) =>
  milestoneNote(sampleBoard({ sport, games: [liveGame()], ...more }), Date.parse(`${day}T18:00:00Z`))

describe('issue 13: the note below the games of a day', () => {
  it.each([
    ['NFL', '2027-01-11', 'The playoffs begin in 5 days'],
    ['NFL', '2026-01-04', 'The playoffs begin in 6 days'],
    ['NFL', '2026-01-09', 'The playoffs begin tomorrow'],
    ['NCAAF', '2026-11-28', 'The playoffs begin in 20 days'],
    ['NCAAB', '2027-03-14', 'The playoffs begin in 2 days'],
    ['NCAAB', '2027-03-15', 'The playoffs begin tomorrow'],
    ['NCAAB', '2027-03-16', 'The title game is in 20 days'],
    ['NCAAB', '2027-03-30', 'The title game is in 6 days'],
    ['NCAAF', '2027-01-10', 'The title game is in 15 days'],
    ['NFL', '2027-02-01', 'The Super Bowl is in 13 days'],
  ] as const)('%s on %s: %s', (sport, day, text) => {
    expect(noteOn(sport, day)).toBe(text)
  })

  it.each([
    ['MLB', '2026-09-27', 'The playoffs begin around Oct 3'],
    ['NCAAF', '2027-12-04', 'The playoffs begin around Dec 14'],
    ['NFL', '2026-08-20', 'The regular season begins around Sep 7'],
    ['NHL', '2026-10-05', 'The regular season begins around Oct 10'],
    ['NHL', '2026-10-09', 'The regular season begins around Oct 10'],
    ['NBA', '2027-05-30', 'The finals begin around Jun 8'],
    ['NBA', '2026-09-30', 'The preseason begins around Oct 4'],
    ['NBA', '2026-09-04', 'The preseason begins around Oct 4'],
    ['MLB', '2027-02-18', 'Spring training begins around Feb 20'],
  ] as const)('claims no day that only the usual calendar tells: %s on %s: %s', (sport, day, text) => {
    expect(noteOn(sport, day)).toBe(text)
  })

  it('is silent on the day itself, whatever the usual calendar says of it', () => {
    expect(noteOn('NFL', '2026-01-10')).toBeUndefined()
  })

  it('counts calendar days, also across the change of the clocks in March', () => {
    const board = sampleBoard({ sport: 'NCAAB', games: [liveGame()] })
    const at = (time: string) => milestoneNote(board, Date.parse(time))
    expect(at('2027-03-14T04:30:00Z')).toBe('The playoffs begin in 3 days')
    expect(at('2027-03-15T03:30:00Z')).toBe('The playoffs begin in 2 days')
    expect(at('2027-03-15T04:30:00Z')).toBe('The playoffs begin tomorrow')
  })

  it('is silent about what is months away, about the summer, and without games', () => {
    expect(noteOn('NBA', '2026-06-10')).toBeUndefined()
    expect(noteOn('NHL', '2026-10-25')).toBeUndefined()
    expect(noteOn('NBA', '2026-09-03')).toBeUndefined()
    expect(noteOn('NFL', '2027-01-11', { games: [] })).toBeUndefined()
  })

  it.each([
    ['the feed calls it so', { season: { phase: 'playoffs' } }],
    ['a series', { games: [liveGame({ series: { summary: '', completed: false } })] }],
    ['a round', { games: [liveGame(), liveGame({ poRoundDesc: 'AFC Wild Card' })] }],
    ['a number in a series', { games: [liveGame({ seriesGameNumber: 1 })] }],
    ['a headline', { games: [liveGame({ headline: 'AFC Wild Card Playoffs' })] }],
    ['a kind of game', { games: [liveGame({ gameSubtype: 'Bowl Game' })] }],
    ...[
      'Play-off',
      'Playoffs',
      'Semifinal',
      'Wildcard',
      'Divisional Round',
      'Semi-Final',
      'Quarterfinal',
      'Rose Bowl',
      'Final Four',
    ].map((headline) => [headline, { games: [liveGame({ headline })] }] as const),
    ...['RD16', 'QTR', 'SEMI', 'FINAL', 'PLAYOFF'].map(
      (gameSubtype) => [gameSubtype, { games: [liveGame({ gameSubtype })] }] as const,
    ),
  ] as const)('is silent where a shown game is postseason: %s', (_shown, more) => {
    expect(noteOn('NFL', '2027-01-11', more)).toBeUndefined()
  })

  it.each<[GameBoard['sport'], string, string, Partial<GameBoard>]>([
    ['NHL', '2026-10-01', 'a season that began earlier than usual', { season: { phase: 'regular' } }],
    [
      'NBA',
      '2026-10-18',
      'the opener itself, which says its day',
      { season: { phase: 'regular' }, upcoming: true },
    ],
    ['NFL', '2026-08-06', 'a preseason that began earlier than usual', { season: { phase: 'preseason' } }],
    [
      'NBA',
      '2026-09-30',
      'a season that its usual preseason did not precede',
      { season: { phase: 'regular' } },
    ],
  ])('of the %s on %s is silent above %s', (sport, day, _games, more) => {
    expect(noteOn(sport, day, more)).toBeUndefined()
  })

  it('tells of the preseason above the opener that follows it, and of the season during the preseason', () => {
    const opener = { season: { phase: 'regular' }, upcoming: true } as const
    expect(noteOn('NBA', '2026-09-30', opener)).toBe('The preseason begins around Oct 4')
    const preseason = { season: { phase: 'preseason' } } as const
    expect(noteOn('NFL', '2026-08-20', preseason)).toBe('The regular season begins around Sep 7')
  })

  it.each(['Bowling Green at Toledo', 'Playing for pride'])('is not silenced by %s', (headline) => {
    const games = ['FINALS WEEK', 'NO FINAL'].map((gameSubtype) => liveGame({ headline, gameSubtype }))
    expect(noteOn('NFL', '2027-01-11', { games })).toBe('The playoffs begin in 5 days')
  })

  it('is not silenced by an article about a game of the season', () => {
    const headline = 'Broncos beat Colts and close in on playoff berth'
    const games = [finalGame({ headline, headlines: [headline] })]
    expect(noteOn('NFL', '2027-01-11', { games })).toBe('The playoffs begin in 5 days')
  })
})
