import type { GameStatsState } from '../../domain/ticker/game-stats-state'
import { preferencesAtom } from '../../state/preferences'
import { useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import styles from './refresh-by-hand.module.css'

interface Props {
  readonly state: GameStatsState | undefined
  readonly onRefresh: () => void
}

/** For who has turned auto refresh off: nothing of an open game changes until one asks. */
export function RefreshByHand({ state, onRefresh }: Props) {
  const { autoRefresh } = useAtomValue(preferencesAtom)
  if (autoRefresh || state === 'complete') return null
  return (
    <p className={styles.refresh}>
      <span>Auto refresh is paused</span>
      <Button onPress={onRefresh}>Refresh</Button>
    </p>
  )
}
