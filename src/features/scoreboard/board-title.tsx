import { gamesOf, type Board } from '../../domain/board'
import { easternDay } from '../../domain/eastern'
import { nowAtom } from '../../state/pulse'
import { atom, useAtomValue } from '../../state/store'
import styles from './board-title.module.css'
import { boardDayText } from './local-time'

const easternTodayAtom = atom((get) => easternDay(get(nowAtom)))

export function BoardTitle({ board }: { readonly board: Board }) {
  const today = useAtomValue(easternTodayAtom)
  const live = gamesOf(board).filter((game) => game.phase === 'live').length
  return (
    <hgroup className={styles.title}>
      <h1 className={styles.league}>{board.sport}</h1>
      <p className={styles.day}>
        {dayTitle(board, today)}
        {live > 0 ? ` · ${live} live` : ''}
      </p>
    </hgroup>
  )
}

export function dayTitle({ day, upcoming }: Board, today: string): string {
  if (day === today) return 'Today'
  return upcoming ? `Next games ${boardDayText(day)}` : boardDayText(day)
}
