import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'

/** Whether the league's current board shows this game or tournament. */
export function isOnBoard(slug: Slug, id: string): boolean {
  const events = $app.store().get(key(slug)) as string | null
  return events?.includes(` ${id} `) ?? false
}

/** The ids alone, as text: a board has those of teams and players too, and is long to search. */
export function rememberEvents(slug: Slug, board: Board | undefined): void {
  $app.store().set(key(slug), ` ${board ? eventsOf(board).join(' ') : ''} `)
}

function eventsOf(board: Board): readonly string[] {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.map(({ id }) => id)
    case 'RYDER_CUP':
      return board.cup ? [board.cup.id] : []
    default:
      return board.games.map(({ id }) => id)
  }
}

function key(slug: Slug): string {
  return `board-events:${slug}`
}
