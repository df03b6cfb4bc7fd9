import { isGameBoard, type Board } from '../../domain/board/board'
import { dayClaims } from '../../domain/seasons/day-claims'
import { Icon } from '../../ui/icon'
import styles from './season-notices.module.css'

/** Says what is unusual about the day, above its games or in their place. */
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

/**
 * What kind of day it is, and what else the league does on it; stated only once if both texts are the same.
 */
export function noticesOf(board: Board): readonly string[] {
  const { content } = board
  const event = content.kind === 'special' ? undefined : content.event
  const lines = event ? [`${event.title}: ${event.text}`] : []
  if (!isGameBoard(board) || content.kind !== 'games') return lines
  const claims = dayClaims(board).map(({ text }) => text)
  return [...lines, ...claims.filter((text) => text !== event?.title)]
}
