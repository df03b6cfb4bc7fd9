import { preferencesAtom } from '../../state/preferences'
import { refreshAtom } from '../../state/refresh'
import { useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import { NoticeBar } from '../../ui/notice-bar'
import styles from './paused-notice.module.css'

/** Says that nothing changes by itself, for who has chosen so, and asks for what is new. */
export function PausedNotice() {
  const { autoRefresh } = useAtomValue(preferencesAtom)
  const refresh = useAtomValue(refreshAtom)
  if (autoRefresh) return null
  return (
    <div className={styles.place}>
      <NoticeBar tone="info" icon="pause" actions={<Button onPress={refresh.run}>Refresh</Button>}>
        Auto refresh is paused
      </NoticeBar>
    </div>
  )
}
