import { isGameBoard, type Board } from '../../domain/board/board'
import { dayClaims } from '../../domain/seasons/day-claims'
import { Icon } from '../../ui/icon'
import styles from './season-notices.module.css'

interface Props {
  readonly board: Board
  /** Whether the board was confirmed today: what else the league does is told of that day only. */
  readonly isOfToday: boolean
}

/** Says what is unusual about the day, above its games or in their place. */
export function SeasonNotices(props: Props) {
  const notices = noticesOf(props)
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
export function noticesOf({ board, isOfToday }: Props): readonly string[] {
  const { content } = board
  const event = content.kind === 'special' || !isOfToday ? undefined : content.event
  const lines = event ? [`${event.title}: ${event.text}`] : []
  if (!isGameBoard(board) || content.kind !== 'games') return lines
  const claims = dayClaims(board).map(({ text }) => text)
  return [...lines, ...claims.filter((text) => text !== event?.title)]
}
