import { gamesOf, type Board } from '../../domain/board'
import { leagueOfSport } from '../../domain/league'
import { easternTodayAtom } from '../../state/eastern-today'
import { useAtomValue } from '../../state/store'
import styles from './board-title.module.css'
import { boardDayText } from './local-time'

export function BoardTitle({ board }: { readonly board: Board }) {
  const today = useAtomValue(easternTodayAtom)
  const live = gamesOf(board).filter((game) => game.phase === 'live').length
  return (
    <hgroup className={styles.title}>
      <h1 className={styles.league}>{leagueOfSport(board.sport).label}</h1>
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
