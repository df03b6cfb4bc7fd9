import { useEffect } from 'react'
import { preferencesAtom } from '../../state/preferences'
import { refreshAtom } from '../../state/refresh'
import { useAtomValue } from '../../state/store'
import { refreshShownStats } from '../../sync/stats/shown-stats'
import { Button } from '../../ui/button'
import { NoticeBar } from '../../ui/notice-bar'
import styles from './paused-notice.module.css'

/** Says that nothing changes by itself, for who has chosen so, and asks for what is new. */
export function PausedNotice() {
  const { autoRefresh } = useAtomValue(preferencesAtom)
  const refresh = useAtomValue(refreshAtom)
  useEffect(() => {
    if (autoRefresh) refreshShownStats()
  }, [autoRefresh])
  if (autoRefresh) return null
  const refreshAll = () => {
    refresh.run()
    refreshShownStats()
  }
  return (
    <div className={styles.place}>
      <NoticeBar tone="info" icon="pause" actions={<Button onPress={refreshAll}>Refresh</Button>}>
        Auto refresh is paused
      </NoticeBar>
    </div>
  )
}
