import type { GameBoard } from '../../domain/board/board'
import { milestoneNote } from '../../domain/seasons/milestone-note'
import { HOUR_MS } from '../../domain/time/intervals'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import { Icon } from '../../ui/icon'
import styles from './next-milestone.module.css'

const hourAtom = atom((get) => Math.floor(get(nowAtom) / HOUR_MS) * HOUR_MS)

/** The next part of the season, below the games while it is near. */
export function NextMilestone({ board }: { readonly board: GameBoard }) {
  const text = milestoneNote(board, useAtomValue(hourAtom))
  if (text === undefined) return null
  return (
    <p className={styles.milestone} data-milestone="">
      <Icon name="calendar" />
      {text}
    </p>
  )
}
