import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveGame } from '../../game/game'
import { sortGames } from '../../game/game-order'
import { playingPlayer } from '../../golf/testing/sample-tournament'
import { sampleGolfBoard } from '../../testing/sample-board'
import { liveGame, sampleBoard, sampleTeam } from '../../testing/sample-game'
import type { GameBoard } from '../board'
import { diffBoards } from '../delta'
import { PACKED, readPush, writePush } from './push-text'
import { longDelta, shortDelta } from './short-delta'
import { sendAndApply } from './testing/send-and-apply'

const texts = fc.constantFrom(
  '8:36',
  '8:35',
  '0.4',
  '',
  '|',
  "O'Neal misses |",
  '1Q • 8:36',
  '8:36 - 1st',
  'Top 5th 2-1',
)
const counts = fc.constantFrom(-1, 0, 1, 2, 10, 50, 98, 0.5)
const situations = fc.option(
  fc.oneof(
    fc.record(
      {
        kind: fc.constant('football'),
        down: counts,
        distance: counts,
        yardLine: counts,
        possession: fc.constantFrom('HOM', 'AWA', 'X'),
        downDistanceText: texts,
        possessionText: texts,
        happening: fc.constantFrom('touchdown', 'kickoff'),
        happeningTeam: fc.constantFrom('HOM', '|'),
      },
      { requiredKeys: ['kind'] },
    ),
    fc.record({ kind: fc.constant('baseball'), balls: counts, strikes: counts, onFirst: fc.boolean() }),
    fc.record({ kind: fc.constant('basketball'), lastPlay: texts }),
  ),
  { nil: undefined },
)
/** Whatever a feed may say, and ids that end alike. */
const games = fc
  .record({
    id: fc.constantFrom('7', '17', '117', '18', 'a18', '108'),
    score: counts,
    quarter: texts,
    timeLeft: texts,
    startTime: texts,
    situation: situations,
  })
  .map(
    ({ score, situation, ...facts }) =>
      ({
        ...liveGame(facts),
        homeTeam: sampleTeam({ score }),
        ...(situation && { situation: { ...situation } }),
      }) as LiveGame,
  )
const boards = (rev: string): fc.Arbitrary<GameBoard> =>
  fc
    .record({ list: fc.uniqueArray(games, { selector: ({ id }) => id }), upcoming: fc.boolean() })
    .map(({ list, upcoming }) => sampleBoard({ rev, upcoming, games: sortGames(list) }))

const plays = (id: string, changes: Partial<LiveGame>) =>
  sampleBoard({ rev: 'e-2', games: [liveGame({ id, ...changes })] })

describe('a short delta', () => {
  it('turns any board into any other', () => {
    fc.assert(
      fc.property(boards('e-1'), boards('e-2'), (before, after) => {
        expect(sendAndApply(before, after)).toStrictEqual(after)
      }),
      { numRuns: 500 },
    )
  })

  it('holds the clock, down and place of a play, but not the words derived from them', () => {
    const situation = { kind: 'football', down: 2, distance: 3, yardLine: 37, possession: 'AWA' } as const
    const words = { downDistanceText: '2nd & 3 at HOM 37', possessionText: 'HOM 37' }
    const clock = { timeLeft: '4:00', quarter: '1Q • 4:00', startTime: '4:00 - 1st' }
    const before = sampleBoard({
      games: [
        liveGame({ id: '410', ...clock, situation: { ...situation, ...words } }),
        liveGame({ id: '411' }),
      ],
    })
    const later = {
      timeLeft: '3:45',
      quarter: '1Q • 3:45',
      startTime: '3:45 - 1st',
      situation: {
        ...situation,
        down: 1,
        distance: 6,
        yardLine: 6,
        downDistanceText: '1st & Goal at HOM 6',
        possessionText: 'HOM 6',
      },
    } as const
    const after = sampleBoard({
      rev: 'e-2',
      games: [liveGame({ id: '410', ...later }), liveGame({ id: '411' })],
    })
    expect(shortDelta(before, diffBoards(before, after)!)).toMatchObject({ rows: '0t3:45d1n6y6;' })
    expect(shortDelta(before, diffBoards(before, after)!).rest).toEqual({})
    expect(sendAndApply(before, after)).toStrictEqual(after)
  })

  it.each([
    ['the shortest end that no other id has', ['4110', '4120'], '10t3:45;'],
    ['nothing where that end is no number', ['7b', '8b'], ''],
  ])('names a game by %s', (_what, ids, rows) => {
    const at = (rev: string, timeLeft: string) =>
      sampleBoard({
        rev,
        games: ids.map((id, index) => liveGame({ id, timeLeft: index === 0 ? timeLeft : '' })),
      })
    const [before, after] = [at('e-1', '4:00'), at('e-2', '3:45')]
    expect(shortDelta(before, diffBoards(before, after)!).rows).toBe(rows)
    expect(sendAndApply(before, after)).toStrictEqual(after)
  })

  it('leaves the rows of golf and the board’s own members as they are', () => {
    const golf = (rev: string, thru: string) =>
      sampleGolfBoard({ rev, upcoming: thru === '10', players: [playingPlayer({ thru })] })
    const [before, after] = [golf('e-1', '9'), golf('e-2', '10')]
    const delta = diffBoards(before, after)!
    const short = shortDelta(before, delta)
    expect(short).toMatchObject({ rows: '' })
    expect(short.rest).toEqual({ rows: { players: delta.rows.players }, head: { upcoming: true } })
    expect(longDelta(before, short)).toEqual(delta)
    expect(sendAndApply(before, after)).toStrictEqual(after)
  })

  it('says in a few letters what happened and who did it, and when that is over', () => {
    const before = { ...plays('7', { situation: { kind: 'football' } }), rev: 'e-1' }
    const scored = plays('7', {
      situation: { kind: 'football', happening: 'touchdown', happeningTeam: 'HOM' },
    })
    const over = { ...before, rev: 'e-3' }
    expect(shortDelta(before, diffBoards(before, scored)!)).toMatchObject({
      rows: '7e|touchdown|f|HOM|;',
      rest: {},
    })
    expect(shortDelta(scored, diffBoards(scored, over)!)).toMatchObject({ rows: '7e-f-;', rest: {} })
  })

  it('holds words that differ from the derived ones', () => {
    const before = {
      ...plays('7', { timeLeft: '0:04', quarter: '2Q • 0:04', startTime: '0:04 - 2nd' }),
      rev: 'e-1',
    }
    const after = plays('7', { timeLeft: '0:00', quarter: 'HALF', startTime: 'Halftime' })
    expect(shortDelta(before, diffBoards(before, after)!).rows).toBe('7t0:00q|HALF|r|Halftime|;')
  })

  const atFirst = { ...plays('7', {}), rev: 'e-1' }
  const goesOn = shortDelta(
    atFirst,
    diffBoards(atFirst, plays('7', { timeLeft: '3:45', quarter: '3Q • 3:45' }))!,
  )

  it.each([
    ['another revision', { ...atFirst, rev: 'e-0' }],
    ['a board without that game', sampleBoard()],
    [
      'a board with two games of such an id',
      sampleBoard({ games: [liveGame({ id: '7' }), liveGame({ id: '17' })] }),
    ],
  ])('does not fit %s', (_what, board) => {
    expect(longDelta(atFirst, goesOn)).not.toBe('gap')
    expect(longDelta(board, goesOn)).toBe('gap')
  })

  it('does not fit a board without that game even if the check happens to agree', () => {
    expect(longDelta(sampleBoard(), { ...goesOn, check: '0' })).toBe('gap')
  })

  it('is a gap when it comes from a newer server with letters that this device does not know', () => {
    expect(longDelta(atFirst, { ...goesOn, rows: '7t3:45w1;' })).toBe('gap')
  })

  it('is a gap when it gives other words here than where it was made', () => {
    const other = { ...atFirst, games: [liveGame({ id: '7', quarter: '4Q • 8:36' })] }
    expect(longDelta(other, goesOn)).toBe('gap')
  })
})

describe('a push as text', () => {
  const checkedAt = '2026-10-25T17:00:00.000Z'

  it('says which revision it starts from, and when the feed was asked', () => {
    const change = { from: 'e-7', to: 'e-9', check: '1x0z', rows: '7q|a b|;', rest: '{"head":{}}' }
    const text = writePush({ rev: 'e-9', checkedAt, change })
    expect(text).toBe(`e-9 2 ${Date.parse(checkedAt).toString(36)} 1x0z 7q|a b|;{"head":{}}`)
    expect(readPush(text)).toEqual({ rev: 'e-9', checkedAt, change })
  })

  it.each([
    ['that only confirms', undefined],
    ['into a new epoch', { from: 'd-8', to: 'e-9', check: '0', rows: '', rest: '{}' }],
  ])('%s holds no change', (_what, change) => {
    const text = writePush({ rev: 'e-9', checkedAt, change })
    expect(text).toBe(`e-9  ${Date.parse(checkedAt).toString(36)}  `)
    expect(readPush(text)).toEqual({ rev: 'e-9', checkedAt, change: undefined })
  })

  it('keeps the line separator of a text, which JSON does not escape', () => {
    const change = { from: 'e-8', to: 'e-9', check: '0', rows: '', rest: '{"head":{"cup":"a\u2028b"}}' }
    expect(readPush(writePush({ rev: 'e-9', checkedAt, change }))).toEqual({ rev: 'e-9', checkedAt, change })
  })

  it('marks a packed rest with the same character in every build, since page and server may be different ones', () => {
    expect(PACKED).toBe('~')
  })

  it('is read up to the last moment that there is', () => {
    const last = 8_640_000_000_000_000
    expect(readPush(`e-9  ${last.toString(36)}  `)?.checkedAt).toBe('+275760-09-13T00:00:00.000Z')
    expect(readPush(`e-9  ${(last + 1).toString(36)}  `)).toBeUndefined()
  })

  it.each(['', 'e-9', 'e 1 1 ', 'e-9 1 !  ', `e-9 1 ${'z'.repeat(12)}  `])(
    'is refused when it reads %j',
    (text) => {
      expect(readPush(text)).toBeUndefined()
    },
  )
})
