import { gamesOf, type Board } from '../../domain/board/board'
import { isUnderWay } from '../../domain/game/stuck'
import { leagueTitle } from '../../domain/league'
import { easternTodayAtom } from '../../state/eastern-today'
import { useAtomValue } from '../../state/store'
import styles from './board-title.module.css'
import { dayTitle } from './day-title'

export function BoardTitle({ board }: { readonly board: Board }) {
  const today = useAtomValue(easternTodayAtom)
  const live = gamesOf(board).filter(isUnderWay).length
  const day = dayTitle(board, today) + (live > 0 ? ` · ${live} live` : '')
  return (
    <hgroup className={styles.title}>
      <h1>{leagueTitle(board.sport)}</h1>
      <p className={styles.day} title={day}>
        {day}
      </p>
    </hgroup>
  )
}
