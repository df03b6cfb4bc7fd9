import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { isLastNight } from '../../../src/domain/game/game-order'
import { addDays } from '../../../src/domain/time/eastern'

/**
 * What the board has of a day, as that day tells it: the games of its own day, or those of the night before. A board of
 * a day ahead does not say which night its marked games are from.
 */
export function gamesOnBoard(board: GameBoard | undefined, day: string): readonly Game[] {
  if (!isOnBoard(board, day)) return []
  if (board.day === day) return board.games.filter((game) => !isLastNight(game))
  return board.games.filter(isLastNight).map(unmarked)
}

/** Whether the board shows a day, as its own or as the night before it. */
export function isOnBoard(board: GameBoard | undefined, day: string): board is GameBoard {
  return board?.day === day || (board?.upcoming === false && board.day === addDays(day, 1))
}

function unmarked(game: Game): Game {
  if (game.phase !== 'live') return game
  const { lastNight: _mark, ...rest } = game
  return rest
}
