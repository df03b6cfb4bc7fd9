import { isTournamentLive, waitingWord } from '../golf/tournament-state'
import type { Board } from './board'
import { isLiveBoard } from './live-board'

/**
 * Whether the league bar calls the league live. A round of golf that is suspended stays under way until the morning, but
 * nobody can watch it.
 */
export function isLiveLeague(board: Board): boolean {
  if (board.sport !== 'PGA') return isLiveBoard(board)
  return board.tournaments.some((one) => isTournamentLive(one) && waitingWord(one) === undefined)
}
