import { describe, expect, it } from 'vitest'
import type { Game } from '../../game/game'
import { finalGame, liveGame, sampleTeam, scheduledGame } from '../../testing/sample-game'
import { isCloseFinish } from './close-finish'
import { liveCount, newsOf } from './game-news'

const START = '2026-09-06T17:00:00Z'
const minutes = (after: number) => Date.parse(START) + after * 60_000
/** What a board tells that the server confirmed this many minutes before. */
const keysOf = (game: Game, afterMin: number, ageMin = 0) =>
  newsOf('nfl', [game], new Set(['nfl/1']), minutes(afterMin), minutes(afterMin - ageMin)).map(
    ({ key }) => key,
  )

describe('a fan is told', () => {
  it('that the game of a favourite is under way, while that is news', () => {
    expect(keysOf(scheduledGame(), 0)).toEqual([])
    expect(keysOf(liveGame(), 2)).toEqual(['nfl/100/start'])
    expect(keysOf(liveGame(), 31)).toEqual([])
  })

  it('of no start as long as it is delayed', () => {
    expect(keysOf(liveGame({ quarter: 'DELAYED', delay: 'Weather Delay' }), 2)).toEqual([])
    expect(keysOf(liveGame({ quarter: '0Q' }), 2)).toEqual([])
  })

  it('of a close finish and of the end, and not of an end the day before', () => {
    const tight = liveGame({ quarter: '4Q • 2:10', timeLeft: '2:10' })
    expect(keysOf(tight, 180)).toEqual(['nfl/100/close'])
    expect(keysOf(finalGame(), 200)).toEqual(['nfl/100/final'])
    expect(keysOf(finalGame(), 24 * 60)).toEqual([])
  })

  it('of a close finish, or of a start that was put off, only from a board of the last half hour', () => {
    const tight = liveGame({ quarter: '4Q • 2:10', timeLeft: '2:10' })
    expect([keysOf(tight, 180, 29), keysOf(tight, 180, 30)]).toEqual([['nfl/100/close'], []])
    const begun = liveGame({ quarter: '1Q • 14:10' })
    expect([keysOf(begun, 180, 29), keysOf(begun, 180, 30)]).toEqual([['nfl/100/start'], []])
  })

  it('of an end also from a board of hours ago, since a game that has ended stays so', () => {
    expect(keysOf(finalGame(), 400, 240)).toEqual(['nfl/100/final'])
  })

  it.each([
    ['Under way', liveGame(), 2],
    ['Close finish', liveGame({ quarter: '4Q • 2:10', timeLeft: '2:10' }), 180],
    ['Final', finalGame(), 180],
  ])('in the words %s', (words, game, afterMin) => {
    const news = newsOf('nfl', [game], new Set(['nfl/1']), minutes(afterMin), minutes(afterMin))
    expect(news.map(({ title }) => title)).toEqual([`NFL · ${words}`])
  })

  it('of no start half an hour ago, and of no end of a game that began nine hours ago', () => {
    expect(keysOf(liveGame(), 30)).toEqual([])
    expect(keysOf(finalGame(), 9 * 60)).toEqual([])
  })

  it('of a start that was put off for two hours, and not once its first part is over', () => {
    expect(keysOf(liveGame({ quarter: 'DELAYED', delay: 'Rain Delay' }), 100)).toEqual([])
    expect(keysOf(liveGame({ quarter: 'Top 1st 1-0' }), 120)).toEqual(['nfl/100/start'])
    expect(keysOf(liveGame({ quarter: 'Bot 2nd 1-0' }), 150)).toEqual([])
  })

  it('of the end of even the longest games ever played', () => {
    expect(keysOf(finalGame(), 7 * 60 + 20)).toEqual(['nfl/100/final'])
  })

  it.each([
    ['whose time was open, as the midnight that stands for it is no time', '2026-09-06T04:00:00Z'],
    ['whose date is broken', 'soon'],
  ])('of the start and the end of a game %s', (_what, start) => {
    expect(keysOf(liveGame({ start, quarter: '1Q • 14:10' }), 0)).toEqual(['nfl/100/start'])
    expect(keysOf(liveGame({ start, quarter: '3Q • 8:36' }), 0)).toEqual([])
    expect(keysOf(finalGame({ start }), 0)).toEqual(['nfl/100/final'])
  })

  it('nothing of other teams, nor of a stuck game', () => {
    expect(newsOf('nfl', [liveGame()], new Set(['nfl/7', 'nba/1']), minutes(2), minutes(2))).toEqual([])
    expect(keysOf(liveGame({ stuckSince: START }), 2)).toEqual([])
  })

  it('in words that say which game it is and how it stands', () => {
    const [news] = newsOf('nfl', [finalGame()], new Set(['nfl/2']), minutes(200), minutes(200))
    expect(news).toEqual({
      key: 'nfl/100/final',
      title: 'NFL · Final',
      body: 'Awa City Aways 0, Hom City Homes 0 · FINAL',
      slug: 'nfl',
      gameId: '100',
    })
  })
})

describe('a finish is close', () => {
  const game = (quarter: string, timeLeft: string, lead: number) =>
    liveGame({
      quarter,
      timeLeft,
      homeTeam: sampleTeam({ score: 20 + lead }),
      awayTeam: sampleTeam({ score: 20 }),
    })

  it.each([
    ['football', '4Q • 4:59', '4:59', 8, true],
    ['football', '4Q • 5:00', '5:00', 8, false],
    ['football', '4Q • 4:59', '4:59', 9, false],
    ['football', '3Q • 0:10', '0:10', 0, false],
    ['football', 'OT • 9:00', '9:00', 3, true],
    ['basketball', '4Q • 59.9', '59.9', 5, true],
    ['basketball', '2H • 1:00', '1:00', 5, true],
    ['basketball', '2OT • 4:00', '4:00', 2, true],
    ['basketball', '1H • 1:00', '1:00', 0, false],
    ['hockey', '3P • 4:00', '4:00', 1, true],
    ['hockey', 'OT1 • 10:00', '10:00', 0, true],
    ['hockey', 'SO', '0:00', 0, true],
    ['hockey', '3P • 4:00', '4:00', 2, false],
    ['baseball', 'Bot 9th 2-1', '', 1, true],
    ['baseball', 'Top 11th', '', 0, true],
    ['baseball', 'Top  9th', '', 0, true],
    ['baseball', 'Top 8th', '', 0, false],
    ['football', 'End of 4Q', '0:00', 0, false],
  ] as const)('%s: %s with %s left and a lead of %i: %s', (kind, quarter, timeLeft, lead, close) => {
    expect(isCloseFinish(kind, game(quarter, timeLeft, lead))).toBe(close)
  })

  it.each([
    ['football', '4Q • about 4:00', 'about 4:00'],
    ['basketball', '4Q • about 9.5', 'about 9.5'],
    ['basketball', '4Q • 9.5.1', '9.5.1'],
    ['baseball', 'Extra innings', ''],
  ] as const)('not when the time left cannot be read: %s, %s', (kind, quarter, timeLeft) => {
    expect(isCloseFinish(kind, game(quarter, timeLeft, 0))).toBe(false)
  })

  it('not while play waits', () => {
    expect(
      isCloseFinish('football', liveGame({ quarter: '4Q • 1:00', timeLeft: '1:00', delay: 'Rain' })),
    ).toBe(false)
  })
})

it("the number on the app's icon is that of favourites' games being played", () => {
  const games = [liveGame(), liveGame({ stuckSince: START }), scheduledGame(), finalGame()]
  expect(liveCount('nfl', games, new Set(['nfl/1']))).toBe(1)
  expect(liveCount('nfl', games, new Set())).toBe(0)
})
