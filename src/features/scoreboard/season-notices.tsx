import { isGameBoard, type Board } from '../../domain/board/board'
import { disruptionsOn } from '../../domain/seasons/disruptions'
import { isShowcaseAhead } from '../../domain/seasons/showcase'
import { toldCauses } from '../../domain/seasons/told-causes'
import { Icon } from '../../ui/icon'
import styles from './season-notices.module.css'

/** What is out of the ordinary on the day shown, above its games. */
export function SeasonNotices({ board }: { readonly board: Board }) {
  const notices = noticesOf(board)
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices} aria-label="Notices">
      {notices.map((text) => (
        <li key={text} className={styles.notice}>
          <Icon name="info" />
          {text}
        </li>
      ))}
    </ul>
  )
}

export function noticesOf(board: Board): readonly string[] {
  if (!isGameBoard(board) || board.content.kind !== 'games' || board.games.length === 0) return []
  const showcase = isShowcaseAhead(board.sport, board.day, board.games) ? ['Showcase day'] : []
  const notices = disruptionsOn(board.sport, board.day, toldCauses(board.games))
    .filter(({ effect }) => effect.kind === 'notice')
    .map(({ text }) => text)
  return [...showcase, ...notices]
}
