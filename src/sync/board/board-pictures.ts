import { gamesOf, type Board } from '../../domain/board/board'

/** The logos that boards show. Sorted, so that the same pictures are the same list. */
export function picturesOf(boards: readonly Board[]): readonly string[] {
  return [...new Set(boards.flatMap(pathsOf))].toSorted()
}

function pathsOf(board: Board): readonly string[] {
  if (board.sport === 'RYDER_CUP') return [board.cup?.usa.logo ?? [], board.cup?.europe.logo ?? []].flat()
  return gamesOf(board).flatMap(({ homeTeam, awayTeam }) => [homeTeam.logo ?? [], awayTeam.logo ?? []].flat())
}
