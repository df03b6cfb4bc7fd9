import type { ReactNode } from 'react'
import type { Board } from '../../domain/board/board'
import { useBoardToday } from '../../state/board-today'
import type { StoredBoard } from '../../storage/rows'

export interface BoardTodayProps {
  readonly stored: StoredBoard
  readonly draw: (board: Board) => ReactNode
}

/** Draws a board of an earlier day in words that are true today. */
export function BoardToday({ stored, draw }: BoardTodayProps) {
  return draw(useBoardToday(stored))
}
