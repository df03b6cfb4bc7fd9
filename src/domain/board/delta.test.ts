import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Situation } from '../game/situation'
import { gamesOf, type Board } from './board'
import { applyDelta, diffBoards } from './delta'
import type { Game } from '../game/game'
import { sortGames } from '../game/game-order'
import { finalGame, liveGame, offGame, sampleBoard, sampleTeam, scheduledGame } from '../testing/sample-game'
import { situations } from './testing/situations'

const games: fc.Arbitrary<Game> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    phase: fc.constantFrom('scheduled', 'live', 'final', 'off'),
    score: fc.integer({ min: 0, max: 3 }),
    ranking: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }),
    headline: fc.option(fc.constant('Rivals'), { nil: undefined }),
    hour: fc.constantFrom('17', '20'),
    situation: situations,
  })
  .map(({ id, phase, score, ranking, headline, hour, situation }) => {
    const changes = {
      id,
      homeTeam: sampleTeam({ score, ...(ranking !== undefined && { ranking }) }),
      start: `2026-09-06T${hour}:00:00Z`,
      ...(headline && { headline }),
    }
    if (phase === 'live') return liveGame({ ...changes, ...(situation && { situation }) })
    if (phase === 'off') return offGame(changes)
    return phase === 'final' ? finalGame(changes) : scheduledGame(changes)
  })

const boards = (rev: string): fc.Arbitrary<Board> =>
  fc
    .record({
      games: fc.uniqueArray(games, { selector: ({ id }) => id, maxLength: 4 }),
      upcoming: fc.boolean(),
      message: fc.option(fc.constantFrom('late', 'later'), { nil: undefined }),
      season: fc.option(fc.constantFrom('regular', 'playoffs'), { nil: undefined }),
    })
    .map(({ games: list, upcoming, message, season }) =>
      sampleBoard({
        rev,
        upcoming,
        games: sortGames(list),
        source: { state: 'late', since: '2026-09-06T12:00:00Z', ...(message && { message }) },
        ...(season && { season: { phase: season } }),
      }),
    )

describe('a delta', () => {
  it('turns any board into any other, also after it was sent as JSON', () => {
    fc.assert(
      fc.property(boards('e-1'), boards('e-2'), (before, after) => {
        const delta = diffBoards(before, after)
        const arrived = delta && JSON.parse(JSON.stringify(delta))
        const reached = arrived ? applyDelta(before, arrived) : { ...before, rev: after.rev }
        expect(reached).toStrictEqual(after)
      }),
      { numRuns: 300 },
    )
  })

  it('is nothing when only the revision differs', () => {
    fc.assert(
      fc.property(boards('e-1'), (board) => {
        expect(diffBoards(board, { ...board, rev: 'e-2' })).toBeUndefined()
      }),
    )
  })

  it('holds only the changed members of a changed game, never the whole game', () => {
    const before = sampleBoard({ games: [liveGame({ id: '7' }), scheduledGame({ id: '8' })] })
    const scored = liveGame({
      id: '7',
      homeTeam: sampleTeam({ score: 7 }),
      quarter: '3Q • 8:01',
      timeLeft: '8:01',
    })
    const after = sampleBoard({ rev: 'e-2', games: [scored, scheduledGame({ id: '8' })] })
    expect(diffBoards(before, after)).toEqual({
      sport: 'NFL',
      from: 'e-1',
      to: 'e-2',
      rows: {
        games: {
          set: [{ id: '7', homeTeam: { score: 7 }, quarter: '3Q • 8:01', timeLeft: '8:01' }],
          drop: [],
        },
      },
    })
  })

  it('names dropped games, and removes members with null', () => {
    const situation: Situation = { kind: 'basketball', lastPlay: 'Shot' }
    const before = sampleBoard({ games: [liveGame({ id: '7', situation }), scheduledGame({ id: '8' })] })
    const after = sampleBoard({ rev: 'e-2', upcoming: true, games: [liveGame({ id: '7' })] })
    expect(diffBoards(before, after)).toMatchObject({
      rows: { games: { set: [{ id: '7', situation: null }], drop: ['8'] } },
      head: { upcoming: true },
    })
  })

  it('keeps the very same objects for games that did not change', () => {
    const before = sampleBoard({ games: [liveGame({ id: '7' }), scheduledGame({ id: '8' })] })
    const after = sampleBoard({ rev: 'e-2', games: [finalGame({ id: '7' }), scheduledGame({ id: '8' })] })
    const reached = applyDelta(before, diffBoards(before, after)!)
    expect(reached === 'gap' ? undefined : gamesOf(reached)[1]).toBe(before.games[1])
  })

  it('does not fit a board of another revision or league', () => {
    const before = sampleBoard()
    const delta = diffBoards(before, sampleBoard({ rev: 'e-2', upcoming: true }))!
    expect(applyDelta({ ...before, rev: 'e-0' }, delta)).toBe('gap')
    expect(applyDelta({ ...before, rev: 'f-1' }, delta)).toBe('gap')
    expect(applyDelta({ ...before, sport: 'NBA' }, delta)).toBe('gap')
  })
})
