import { useState, useSyncExternalStore } from 'react'
import { isKioskAtom } from '../../state/auto-scroll'
import { localValues } from '../../platform/local-values'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { usePorts } from '../../state/ports'
import { useAtomValue } from '../../state/store'
import type { WriteStatus } from '../../storage/write-status'
import { Button } from '../../ui/button'
import { NoticeBar } from '../../ui/notice-bar'
import styles from './storage-notice.module.css'

const TEXTS: Readonly<Record<Exclude<WriteStatus, 'ok'>, string>> = {
  full: 'This device is full: new scores last as long as this page',
  failing: 'This browser does not store scores now: they last as long as this page',
  none: 'This browser stores no scores: they last as long as this page',
}

/**
 * Says what the device cannot store, until somebody dismisses it, also for later visits. A screen on a wall never shows
 * it, because nobody could dismiss it.
 */
export function StorageNotice() {
  const { storage } = usePorts()
  const status = useSyncExternalStore(storage.onStatus, storage.status)
  const isKiosk = useAtomValue(isKioskAtom)
  const [read, setRead] = useState(() => localValues.read(STORAGE_KEYS.storageNoticeRead))
  if (status === 'ok' || status === read || isKiosk) return null
  const noteRead = () => {
    localValues.write(STORAGE_KEYS.storageNoticeRead, status)
    setRead(status)
  }
  return (
    <div className={styles.place}>
      <NoticeBar tone="warn" icon="warning" actions={<Button onPress={noteRead}>Got it</Button>}>
        {TEXTS[status]}
      </NoticeBar>
    </div>
  )
}
