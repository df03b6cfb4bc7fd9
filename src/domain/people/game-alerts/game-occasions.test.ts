import { describe, expect, it } from 'vitest'
import type { Game } from '../../game/game'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../../testing/sample-game'
import { boardOccasions, gameOccasions, targetsOf } from './game-occasions'

const START = Date.parse('2026-09-06T17:00:00Z')
const MINUTE = 60_000

const scored = (away: number, home: number) => ({
  homeTeam: sampleTeam({ score: home }),
  awayTeam: sampleTeam({ id: '2', abbreviation: 'AWA', displayName: 'Awa City Aways', score: away }),
})
const delayed = liveGame({ quarter: 'DELAYED', delay: 'Weather Delay' })
const kinds = (before: Game, after: Game, afterMin = 10) =>
  gameOccasions('nfl', before, after, START + afterMin * MINUTE).map(({ kind }) => kind)

describe('what fans are told of a game', () => {
  it('comes with its words and the rules that ask for it', () => {
    const after = liveGame({ ...scored(14, 10), quarter: '2Q • 8:36' })
    expect(gameOccasions('nfl', liveGame(scored(7, 10)), after, START)).toEqual([
      {
        kind: 'lead',
        slug: 'nfl',
        gameId: '100',
        key: 'lead 14-10',
        title: 'NFL · AWA takes the lead',
        body: 'Awa City Aways 14, Hom City Homes 10 · 2Q • 8:36',
        targets: ['nfl/game/100', 'nfl/1', 'nfl/2'],
      },
    ])
  })

  it.each([
    ['start', 'Under way', scheduledGame(), liveGame({ quarter: '1Q • 15:00' })],
    ['final', 'Final', liveGame(scored(7, 10)), finalGame(scored(7, 10))],
    [
      'close',
      'Close finish',
      liveGame(scored(17, 20)),
      liveGame({ ...scored(17, 20), quarter: '4Q • 2:00', timeLeft: '2:00' }),
    ],
  ])('is told once per game, except for the lead: the %s', (kind, words, before, after) => {
    expect(gameOccasions('nfl', before, after, START)).toMatchObject([
      { kind, key: kind, title: `NFL · ${words}` },
    ])
  })

  it('matches only rules of teams that are known', () => {
    expect(targetsOf('nfl', liveGame({ awayTeam: sampleTeam({ id: '-2' }) }))).toEqual([
      'nfl/game/100',
      'nfl/1',
    ])
  })

  it.each<[string, Game, Game, number, string[]]>([
    ['a start half an hour ago', scheduledGame(), liveGame(), 30, []],
    ['an end after eighteen innings', liveGame(), finalGame(), 7 * 60 + 20, ['final']],
    ['an end after nine hours', liveGame(), finalGame(), 9 * 60, []],
    ['a start after a short delay', delayed, liveGame({ quarter: '2Q • 15:00' }), 20, ['start']],
    ['play again after half an hour', delayed, liveGame({ quarter: '2Q • 15:00' }), 30, []],
    [
      'a lead that comes with a delay',
      liveGame(scored(7, 10)),
      { ...delayed, ...scored(14, 10) },
      60,
      ['lead'],
    ],
    [
      'a close finish of a game that nobody saw begin',
      scheduledGame(),
      liveGame({ ...scored(17, 20), quarter: '4Q • 2:00', timeLeft: '2:00' }),
      170,
      [],
    ],
    ['the start', scheduledGame(), liveGame({ quarter: '1Q • 15:00' }), 1, ['start']],
    ['a start that is delayed', scheduledGame(), delayed, 5, []],
    ['a start after a delay', delayed, liveGame({ quarter: '1Q • 15:00' }), 95, ['start']],
    [
      'a start that the feed put off without a word',
      scheduledGame(),
      liveGame({ quarter: '1Q • 15:00' }),
      45,
      ['start'],
    ],
    [
      'a start after a delay in which nothing changed for hours',
      { ...delayed, stuckSince: '2026-09-06T17:00:00.000Z' },
      liveGame({ quarter: '1Q • 15:00' }),
      150,
      ['start'],
    ],
    [
      'play again after hours in the third quarter',
      { ...delayed, stuckSince: '2026-09-06T18:30:00.000Z' },
      liveGame({ quarter: '3Q • 8:36' }),
      230,
      [],
    ],
    ['a delay in the third quarter', delayed, liveGame({ quarter: '3Q • 8:36' }), 95, []],
    ['a game that is about to begin', scheduledGame(), liveGame({ quarter: '0Q' }), 1, []],
    ['a start that is long over', scheduledGame(), liveGame(), 45, []],
    ['the end', liveGame(scored(7, 10)), finalGame(scored(7, 10)), 180, ['final']],
    [
      'the end of a game that was suspended last night',
      liveGame({ ...scored(7, 10), lastNight: true }),
      finalGame(scored(7, 10)),
      22 * 60,
      ['final'],
    ],
    ['an end that is long over', liveGame(), finalGame(), 10 * 60, []],
    ['the end of a game that was never seen live', scheduledGame(), finalGame(scored(7, 10)), 180, ['final']],
    ['nothing new', finalGame(), finalGame(), 180, []],
    ['a game that is called off', scheduledGame(), offGame(), 1, []],
    ['a stuck game', liveGame(scored(7, 10)), liveGame({ ...scored(14, 10), stuckSince: 'x' }), 60, []],
  ])('%s', (_what, before, after, afterMin, told) => {
    expect(kinds(before, after, afterMin)).toEqual(told)
  })

  it('includes a start and an end of a game whose date is broken', () => {
    const { start: _broken, ...scheduled } = scheduledGame()
    const { start: _too, ...live } = liveGame({ quarter: '1Q • 15:00' })
    const { start: _still, ...final } = finalGame()
    expect([kinds(scheduled, live), kinds(live, final)]).toEqual([['start'], ['final']])
  })

  it.each([
    ['first points', [0, 0], [3, 0], []],
    ['more points', [3, 0], [10, 0], []],
    ['behind, now level', [3, 0], [3, 3], []],
    ['behind, now ahead', [3, 0], [3, 7], ['lead']],
    ['level, now ahead', [7, 7], [7, 10], ['lead']],
  ] as const)('the lead: %s', (_what, [a, b], [c, d], told) => {
    expect(kinds(liveGame(scored(a, b)), liveGame(scored(c, d)))).toEqual(told)
  })

  it('includes a start and an end of a game whose time was open, as the midnight that stands for it is no time', () => {
    const start = '2026-09-06T04:00:00Z'
    const open = { start, startTime: '9/6 - TBD' }
    const late = 13 * 60 + 10
    expect(kinds(scheduledGame(open), liveGame({ start, quarter: '1Q • 15:00' }), late)).toEqual(['start'])
    expect(kinds(liveGame({ start }), finalGame({ start }), late)).toEqual(['final'])
    // A placeholder start time does not count either, as long as the feed does not correct it.
    const madeUp = { start: '2026-09-06T17:00:00Z', startTime: '9/6 - TBD' }
    expect(kinds(scheduledGame(madeUp), liveGame({ quarter: '1Q • 15:00' }), 90)).toEqual(['start'])
    // Once the feed corrects it, it does.
    expect(kinds(scheduledGame(open), liveGame({ quarter: '2Q • 15:00' }), 90)).toEqual([])
    const told = scheduledGame({ startTime: '9/6 - 1:00 PM EDT' })
    expect(kinds(told, liveGame({ quarter: '2Q • 15:00' }), 90)).toEqual([])
    expect(kinds(scheduledGame(madeUp), liveGame({ quarter: '2Q • 15:00' }), 90)).toEqual(['start'])
  })

  it('names each lead by its score, so that a score which the feed takes back is told once', () => {
    const [one] = gameOccasions('nfl', liveGame(scored(7, 3)), liveGame(scored(7, 10)), START)
    const [again] = gameOccasions('nfl', liveGame(scored(7, 9)), liveGame(scored(7, 10)), START)
    expect([one?.key, again]).toEqual(['lead 7-10', undefined])
  })

  it('includes a close finish as it begins, and not again while it lasts', () => {
    const early = liveGame({ ...scored(17, 20), quarter: '4Q • 5:00', timeLeft: '5:00' })
    const late = liveGame({ ...scored(17, 20), quarter: '4Q • 4:59', timeLeft: '4:59' })
    expect([kinds(early, late), kinds(late, late)]).toEqual([['close'], []])
  })

  it('covers only games that both boards have', () => {
    const after = [liveGame({ id: '1' }), liveGame({ id: '2', quarter: '1Q • 15:00' })]
    const found = boardOccasions('nfl', [scheduledGame({ id: '2' })], after, START)
    expect(found.map(({ gameId, kind }) => [gameId, kind])).toEqual([['2', 'start']])
  })
})

/** Within one score, by sport. The rule is in `close-finish.ts`; its own test covers the rest. */
describe('a close finish, by sport', () => {
  it.each([
    ['nfl', '4Q • 2:00', '2:00', 8, 9],
    ['nba', '4Q • 2:00', '2:00', 5, 6],
    ['ncaab', '2H • 2:00', '2:00', 5, 6],
    ['mlb', 'Top 9th 0-0', '', 1, 2],
    ['nhl', '3P • 2:00', '2:00', 1, 2],
  ] as const)('%s: %s by %d yes, by %d no', (slug, quarter, timeLeft, close, apart) => {
    const by = (margin: number) => liveGame({ ...scored(20, 20 + margin), quarter, timeLeft })
    const before = liveGame(scored(20, 60))
    const told = (margin: number) => gameOccasions(slug, before, by(margin), START).map(({ kind }) => kind)
    expect([told(close), told(apart)]).toEqual([['close'], []])
  })
})
