import { isGameBoard, type Board } from '../../domain/board/board'
import { addDays, easternDay } from '../../domain/time/eastern'
import { boardDayText } from '../../platform/local-time'

/**
 * A day of another year that is further away than this could be mistaken for the next or the last day of that
 * name.
 */
const CLEAR_DAYS = 180

export const TODAY = 'Today'

/** The day that a board shows, as written beside its league. */
export function dayTitle(board: Board, today: string): string {
  const day = shownDay(board, today)
  if (day === today) return TODAY
  const text = clearDayText(day, today)
  // A device without a connection may still have the board of days ago.
  if (!board.upcoming || day < today) return text
  return isGameBoard(board) ? `Next games ${text}` : `Starts ${text}`
}

/** The cup's board carries the first of its three days, which is neither today's nor its last. */
function shownDay(board: Board, today: string): string {
  if (board.sport !== 'RYDER_CUP' || !board.cup) return board.day
  const { state, endDate } = board.cup
  if (state === 'in') return today
  return state === 'post' && endDate !== undefined ? easternDay(Date.parse(endDate)) : board.day
}

function clearDayText(day: string, today: string): string {
  const isNear = addDays(today, -CLEAR_DAYS) <= day && day <= addDays(today, CLEAR_DAYS)
  const year = day.slice(0, 4)
  return isNear || year === today.slice(0, 4) ? boardDayText(day) : `${boardDayText(day)}, ${year}`
}
