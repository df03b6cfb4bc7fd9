import { useMemo } from 'react'
import type { Board } from '../domain/board/board'
import { contentOnDay } from '../domain/seasons/content-on-day'
import { boardDayText } from '../platform/local-time'
import type { StoredBoard } from '../storage/rows'
import { easternTodayAtom } from './eastern-today'
import { useAtomValue } from './store'

/**
 * The board in words that are true today, however long ago it was confirmed. It is the same object until the board or
 * the day changes.
 */
export function useBoardToday({ board, checkedAt }: StoredBoard): Board {
  const today = useAtomValue(easternTodayAtom)
  return useMemo(() => {
    const reading = { checkedAtMs: Date.parse(checkedAt), today, dayText: boardDayText }
    const content = contentOnDay(board.content, reading)
    return content === board.content ? board : { ...board, content }
  }, [board, checkedAt, today])
}
