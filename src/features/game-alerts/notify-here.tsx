import { useSyncExternalStore } from 'react'
import { askToNotify, canNotify, notifyPermission, onNotifyPermission } from '../../platform/notifications'
import { preferencesAtom, setPreferenceAtom } from '../../state/preferences'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import styles from './game-alerts.module.css'

/**
 * The list shows alerts on every device. The browser's permission for notifications is requested only when the user
 * wants them on this device.
 */
export function NotifyHere() {
  const { showNotifications } = useAtomValue(preferencesAtom)
  const setPreference = useSetAtom(setPreferenceAtom)
  const permission = useSyncExternalStore(onNotifyPermission, notifyPermission)
  if (!canNotify()) return <Note>This browser shows no notifications. Your alerts stand in this list.</Note>
  if (permission === 'denied')
    return <Note>Notifications are blocked by your browser. Your alerts stand in this list.</Note>
  if (permission === 'granted' && showNotifications)
    return <Note>This device notifies you while the app is open, unless you are looking at the game.</Note>
  const turnOn = async () => {
    setPreference('showNotifications', true)
    await askToNotify()
  }
  return (
    <div className={styles.notify}>
      <Note>Notifications are off on this device.</Note>
      <Button onPress={() => void turnOn()}>Turn on</Button>
    </div>
  )
}

function Note({ children }: { readonly children: string }) {
  return <p className={styles.muted}>{children}</p>
}
