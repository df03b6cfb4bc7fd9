import { isPausedAtom } from '../../state/paused'
import { useRefreshByHand } from '../../state/refresh'
import { useAtomValue } from '../../state/store'
import { RefreshButton } from '../../ui/refresh-button'
import styles from './refresh-by-hand.module.css'

interface Props {
  readonly isOver: boolean
  readonly onRefresh: () => void
}

/** For users who turned auto refresh off: an open game changes only when they ask for it. */
export function RefreshByHand({ isOver, onRefresh }: Props) {
  const isPaused = useAtomValue(isPausedAtom)
  const { waitS, press } = useRefreshByHand(onRefresh)
  if (!isPaused || isOver) return null
  return (
    <p className={styles.refresh}>
      <span>Auto refresh is paused</span>
      <RefreshButton waitS={waitS} onPress={press} />
    </p>
  )
}
