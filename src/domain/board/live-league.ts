import { isMatchWaiting } from '../cup/is-match-waiting'
import { isTournamentLive, waitingWord } from '../golf/tournament-state'
import type { Board } from './board'
import { isLiveBoard } from './live-board'

/**
 * Whether the league is called live, in the league bar and on its page. Golf that is suspended stays under way until the
 * morning, but nobody can watch it.
 */
export function isLiveLeague(board: Board): boolean {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.some((one) => isTournamentLive(one) && waitingWord(one) === undefined)
    case 'RYDER_CUP':
      return isLiveBoard(board) && board.matches.some((one) => one.state === 'in' && !isMatchWaiting(one))
    default:
      return isLiveBoard(board)
  }
}
