import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortRows } from '../board-rows'
import type { Board, GameBoard } from '../board'
import { diffBoards } from '../delta'
import type { Game, LiveGame } from '../../game/game'
import { sortGames } from '../../game/game-order'
import { playingPlayer, waitingPlayer } from '../../golf/testing/sample-tournament'
import { sampleGolfBoard } from '../../testing/sample-board'
import { finalGame, liveGame, sampleBoard, sampleTeam, scheduledGame } from '../../testing/sample-game'
import { catchUp, changesOf, nothingTouched, touchBoard, type TouchedBoard } from './changes'
import { situations } from '../testing/situations'

const games: fc.Arbitrary<Game> = fc
  .record({
    id: fc.constantFrom('1', '2', '3'),
    phase: fc.constantFrom('scheduled', 'live', 'final'),
    score: fc.integer({ min: 0, max: 2 }),
    ranking: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
    situation: situations,
  })
  .map(({ id, phase, score, ranking, situation }) => {
    const changes = { id, homeTeam: sampleTeam({ score, ...(ranking !== undefined && { ranking }) }) }
    if (phase === 'live') return liveGame({ ...changes, ...(situation && { situation }) })
    return phase === 'final' ? finalGame(changes) : scheduledGame(changes)
  })

const boards: fc.Arbitrary<Board> = fc
  .record({
    games: fc.uniqueArray(games, { selector: ({ id }) => id, maxLength: 3 }),
    upcoming: fc.boolean(),
    message: fc.option(fc.constantFrom('late', 'later'), { nil: undefined }),
  })
  .map(({ games: list, upcoming, message }) =>
    sampleBoard({
      upcoming,
      games: sortGames(list),
      source: { state: 'late', since: '2026-09-06T12:00:00Z', ...(message && { message }) },
    }),
  )

const golfBoards: fc.Arbitrary<Board> = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3'), thru: fc.constantFrom('', '9', '10') }), {
    selector: ({ id }) => id,
  })
  .map((list) => {
    const players = list.map(({ id, thru }) =>
      thru === ''
        ? waitingPlayer({ id, teeTime: '2026-06-05T12:00:00Z' })
        : playingPlayer({ id, thru, rounds: [{ period: 1, strokes: Number(thru), score: 'E' }] }),
    )
    return sampleGolfBoard({ players: sortRows('players', players) })
  })

const numbered = (list: readonly Board[]) => list.map((board, index) => ({ ...board, rev: `e-${index + 1}` }))

/** What was touched while each of these boards replaced the one before it. */
function touchedIn([first, ...others]: readonly Board[]): TouchedBoard {
  let [touched, before] = [nothingTouched(first!.rev), first!]
  for (const board of others) {
    const delta = diffBoards(before, board)
    if (delta) touched = touchBoard(touched, before, delta)
    before = board
  }
  return touched
}

const overTheWire = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

describe('the changes since a revision', () => {
  it.each([
    ['games', boards],
    ['golf', golfBoards],
  ])('bring a device with that revision, or any later one, to the current board: %s', (_what, kind) => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1, maxLength: 6 }), (list) => {
        const all = numbered(list)
        const touched = overTheWire(touchedIn(all))
        const changes = overTheWire(changesOf(touched, all.at(-1)!))
        for (const board of all) expect(catchUp(board, changes)).toStrictEqual(all.at(-1))
      }),
      { numRuns: 200 },
    )
  })

  it('also bring a device up to date that saw a board whose save failed, as long as its changes were noted', () => {
    fc.assert(
      fc.property(boards, boards, boards, (one, two, three) => {
        const [first, failed, last] = numbered([one, two, three]) as [Board, Board, Board]
        let touched = nothingTouched(first.rev)
        for (const next of [failed, last]) {
          const delta = diffBoards(first, next)
          if (delta) touched = touchBoard(touched, first, delta)
        }
        for (const board of [first, failed, last])
          expect(catchUp(board, overTheWire(changesOf(touched, last)))).toStrictEqual(last)
      }),
    )
  })

  it('hold the rows that were touched, as they are now, and nothing else', () => {
    const at = (rev: string, score: number, timeLeft: string): GameBoard =>
      sampleBoard({
        rev,
        games: [liveGame({ id: '7', homeTeam: sampleTeam({ score }), timeLeft }), scheduledGame({ id: '8' })],
      })
    const all = [at('e-1', 0, '9:00'), at('e-2', 7, '8:45'), at('e-3', 0, '8:30')]
    expect(changesOf(touchedIn(all), all[2]!)).toEqual({
      since: 'e-1',
      rev: 'e-3',
      rows: { games: { set: [{ id: '7', homeTeam: { score: 0 }, timeLeft: '8:30' }], drop: [] } },
    })
  })

  it('hold no list in which nothing was touched', () => {
    const at = (rev: string, thru: string) =>
      sampleGolfBoard({ rev, players: [playingPlayer({ id: '7', thru })] })
    const all = [at('e-1', '9'), at('e-2', '10')]
    expect(changesOf(touchedIn(all), all[1]!)).toEqual({
      since: 'e-1',
      rev: 'e-2',
      rows: { players: { set: [{ id: '7', thru: '10' }], drop: [] } },
    })
  })

  it('remove what an earlier situation had and the one of now has not, though there was none in between', () => {
    const at = (rev: string, changes: Partial<LiveGame>) => sampleBoard({ rev, games: [liveGame(changes)] })
    const play = {
      kind: 'football',
      down: 1,
      distance: 10,
      yardLine: 30,
      downDistanceText: '1st & 10',
    } as const
    const all = [
      at('e-1', { situation: { ...play, possession: 'HOM' } }),
      at('e-2', {}),
      at('e-3', { situation: play }),
    ]
    const changes = changesOf(touchedIn(all), all[2]!)
    expect(changes.rows.games!.set).toMatchObject([{ situation: { ...play, possession: null } }])
  })

  it.each([
    ['a revision from before the changes', 'e-4'],
    ['a later revision than the changes lead to', 'e-8'],
    ['a revision of another epoch', 'f-6'],
    ['an unconfirmed revision', 'e~-6'],
  ])('give a gap to a device with %s', (_what, rev) => {
    const changes = { since: 'e-5', rev: 'e-7', rows: {} }
    expect(catchUp(sampleBoard({ rev }), changes)).toBe('gap')
    expect(catchUp(sampleBoard({ rev: 'e-5' }), changes)).toMatchObject({ rev: 'e-7' })
  })
})
