import type { Exported } from '../../domain/export/export-file'
import { gamesOf } from '../../domain/board/board'
import type { Game } from '../../domain/game/game'
import type { ExportWanted } from '../../state/export'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { useStoredRow } from '../../state/use-stored'
import { keyFor, viewerOf } from '../../storage/viewer'

/**
 * The data on this device for the wanted export, as its viewer may see it; undefined if the device has none.
 */
export function useExportData(wanted: ExportWanted): Exported | undefined {
  const viewer = viewerOf(useAtomValue(sessionAtom))
  const ofGame = 'game' in wanted ? keyFor(viewer, wanted.slug, wanted.game.id) : undefined
  const ofDay = 'day' in wanted ? keyFor(viewer, wanted.slug, wanted.day) : undefined
  const board = useBoard(wanted.slug)
  const odds = useStoredRow('odds', wanted.slug)
  const opened = useStoredRow('games', ofGame)
  const played = useStoredRow('days', ofDay)
  const moved = useStoredRow('movements', ofGame)

  const onBoard = board.kind === 'stored' ? gamesOf(board.stored.board) : []
  // The game has gone on since the dialog was opened, and so have the figures beside it.
  const gameNow = (game: Game) => onBoard.find(({ id }) => id === game.id) ?? game

  switch (wanted.kind) {
    case 'board': {
      if (board.kind !== 'stored') return undefined
      const lines = odds.kind === 'stored' && odds.stored.user === viewer ? odds.stored.board.rows : undefined
      return { ...wanted, board: board.stored.board, odds: lines, checkedAt: board.stored.checkedAt }
    }
    case 'day':
      return played.kind === 'stored'
        ? { ...wanted, games: played.stored.games, checkedAt: played.stored.checkedAt }
        : undefined
    case 'box-score':
      return opened.kind === 'stored'
        ? {
            ...wanted,
            game: gameNow(wanted.game),
            answer: opened.stored.answer,
            checkedAt: opened.stored.checkedAt,
          }
        : undefined
    case 'lines':
      // A file of headings alone would look like one that failed.
      return moved.kind === 'stored' && moved.stored.points.length > 0
        ? {
            ...wanted,
            game: gameNow(wanted.game),
            points: moved.stored.points,
            checkedAt: moved.stored.checkedAt,
          }
        : undefined
  }
}
