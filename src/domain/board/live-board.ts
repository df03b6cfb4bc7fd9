import type { Board } from './board'
import { isUnderWay } from '../game/stuck'
import { isTournamentLive } from '../golf/tournament-state'

/** Whether something is being played on this board right now. */
export function isLiveBoard(board: Board): boolean {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.some(isTournamentLive)
    case 'RYDER_CUP':
      // The feed may never end a match that was broken off.
      return board.cup?.state !== 'post' && board.matches.some(({ state }) => state === 'in')
    default:
      return board.games.some(isUnderWay)
  }
}
