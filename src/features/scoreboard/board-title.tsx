import { gamesOf } from '../../domain/board/board'
import { isUnderWay } from '../../domain/game/stuck'
import { leagueTitle } from '../../domain/league'
import { easternTodayAtom } from '../../state/eastern-today'
import { useFreshness } from '../../state/freshness'
import { useAtomValue } from '../../state/store'
import type { StoredBoard } from '../../storage/rows'
import styles from './board-title.module.css'
import { dayTitle, TODAY } from './day-title'
import { boardDayText } from '../../platform/local-time'

interface Props {
  readonly stored: StoredBoard
}

export function BoardTitle({ stored }: Props) {
  return (
    <hgroup className={styles.title}>
      <h1>{leagueTitle(stored.board.sport)}</h1>
      <DayLine stored={stored} />
    </hgroup>
  )
}

/** No game of an old board counts as live, as none of its cards says so. */
function DayLine({ stored }: Props) {
  const { isCurrent } = useFreshness(stored)
  const today = useAtomValue(easternTodayAtom)
  const day = dayTitle(stored.board, today)
  const count = gamesOf(stored.board).filter(isUnderWay).length
  const live = count > 0 ? ` · ${count} live` : ''
  return (
    <p
      className={styles.day}
      title={isCurrent ? day + live : day}
      // What the last frame calls this day when it is shown on a later one.
      data-dated={day === TODAY ? boardDayText(today) : undefined}
    >
      {day}
      {/* It stays in the page, because the last frame is kept as HTML and gets its age only when it is shown. */}
      <span className={styles.live} data-current={isCurrent}>
        {live}
      </span>
    </p>
  )
}
