import type { Board } from '../domain/board/board'
import { rowListsOf, type RowList } from '../domain/board/board-rows'
import type { JsonObject } from '../domain/json'
import { diffObjects } from '../domain/board/merge-patch'
import type { StoredBoard } from './rows'

type Row = JsonObject & { readonly id: string }

/**
 * IndexedDB hands out copies. Rows that equal the ones on the screen are replaced by those, so that a card is
 * drawn again only when its game changed.
 */
export function shareBoard(shown: StoredBoard, read: StoredBoard): StoredBoard {
  if (shown.board.sport !== read.board.sport) return read
  // Each screen that follows a board reads it; a hundred games need not be compared for each of them.
  if (shown.board.rev === read.board.rev) return { ...read, board: shown.board }
  const lists = rowListsOf(read.board.sport)
  const shared = lists.map((list) => [list, sharedRows(rowsOf(shown.board, list), rowsOf(read.board, list))])
  return { ...read, board: { ...read.board, ...Object.fromEntries(shared) } as Board }
}

function sharedRows(shown: readonly Row[], read: readonly Row[]): readonly Row[] {
  const known = new Map(shown.map((row) => [row.id, row]))
  return read.map((row) => {
    const old = known.get(row.id)
    return old && !diffObjects(old, row) ? old : row
  })
}

function rowsOf(board: Board, list: RowList): readonly Row[] {
  return (board as unknown as Readonly<Record<RowList, readonly Row[]>>)[list]
}
