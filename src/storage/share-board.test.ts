import { describe, expect, it } from 'vitest'
import { gamesOf } from '../domain/board/board'
import type { Game } from '../domain/game/game'
import type { StoredBoard } from './rows'
import { shareBoard } from './share-board'

const team = {
  id: '1',
  name: 'Jets',
  displayName: 'New York Jets',
  abbreviation: 'NYJ',
  score: 3,
  record: '1-0',
}

function game(id: string, quarter: string): Game {
  return {
    phase: 'live',
    id,
    quarter,
    timeLeft: '1:00',
    startTime: '',
    homeTeam: { ...team },
    awayTeam: { ...team },
    venue: { name: 'TBD', city: '', state: '' },
  }
}

let revisions = 0

function stored(...games: Game[]): StoredBoard {
  revisions += 1
  const source = { state: 'ok', since: '2026-09-13T16:00:00Z' } as const
  const board = {
    v: 1,
    sport: 'NFL',
    rev: `e1-${revisions}`,
    day: '2026-09-13',
    upcoming: false,
    source,
  } as const
  return {
    slug: 'nfl',
    checkedAt: '2026-09-13T21:00:00Z',
    board: { ...board, content: { kind: 'games' }, games },
  }
}

const gamesIn = ({ board }: StoredBoard) => gamesOf(board)

describe('a board read again', () => {
  it('keeps the games that are equal and takes the ones that are not', () => {
    const shown = stored(game('1', '1Q'), game('2', '1Q'))
    const read = stored(game('2', '2Q'), game('1', '1Q'), game('3', '1Q'))
    const games = gamesIn(shareBoard(shown, read))
    expect(games).toEqual(gamesIn(read))
    expect(games[1]).toBe(gamesIn(shown)[0])
    expect(games[0]).toBe(gamesIn(read)[0])
  })

  it('is the same object as long as its revision is the same, however old it has become', () => {
    const shown = stored(game('1', '1Q'))
    const read = { ...structuredClone(shown), checkedAt: '2026-09-13T21:00:15Z' }
    expect(shareBoard(shown, read)).toEqual(read)
    expect(shareBoard(shown, read).board).toBe(shown.board)
  })

  it('notices members that went away, deep inside too', () => {
    const shown = stored({ ...game('1', '1Q'), homeTeam: { ...team, ranking: 4 } })
    const read = stored(game('1', '1Q'))
    expect(gamesIn(shareBoard(shown, read))[0]).toBe(gamesIn(read)[0])
  })

  it('is taken as it is when its sport has changed', () => {
    const read = stored(game('1', '1Q'))
    const shown = { ...read, board: { ...read.board, rev: 'e1-0', sport: 'GOLF', games: undefined } as never }
    expect(shareBoard(shown, read)).toBe(read)
  })
})
