import { gamesOf, type Board } from '../../domain/board'
import { leagueTitle } from '../../domain/league'
import { easternTodayAtom } from '../../state/eastern-today'
import { useAtomValue } from '../../state/store'
import styles from './board-title.module.css'
import { boardDayText } from './local-time'

export function BoardTitle({ board }: { readonly board: Board }) {
  const today = useAtomValue(easternTodayAtom)
  const live = gamesOf(board).filter((game) => game.phase === 'live').length
  return (
    <hgroup className={styles.title}>
      <h1 className={styles.league}>{leagueTitle(board.sport)}</h1>
      <p className={styles.day}>
        {dayTitle(board, today)}
        {live > 0 ? ` · ${live} live` : ''}
      </p>
    </hgroup>
  )
}

export function dayTitle(board: Board, today: string): string {
  const { day, upcoming } = board
  // The cup's day is its first of three.
  const isOn = board.sport === 'RYDER_CUP' && board.cup?.state === 'in'
  if (day === today || isOn) return 'Today'
  return upcoming ? `Next games ${boardDayText(day)}` : boardDayText(day)
}
