import type { Board } from '../../board/board'

/**
 * The text once under a board about what a free account adds; undefined when the board has nothing locked.
 */
export function boardInvitation(board: Board): string | undefined {
  switch (board.sport) {
    case 'PGA':
      return board.players.length > 0 ? 'A free account adds scorecards, hole by hole.' : undefined
    case 'RYDER_CUP':
      return undefined
    default:
      return board.games.length > 0
        ? 'A free account adds live player stats and the full box score of every game.'
        : undefined
  }
}
