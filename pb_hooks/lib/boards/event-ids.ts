import type { Board } from '../../../src/domain/board/board'

/** The games or tournaments that a board shows. */
export function eventIdsOf(board: Board): readonly string[] {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.map(({ id }) => id)
    case 'RYDER_CUP':
      return board.cup ? [board.cup.id] : []
    default:
      return board.games.map(({ id }) => id)
  }
}
