import { useSyncExternalStore } from 'react'
import { askToNotify, canNotify, notifyPermission, onNotifyPermission } from '../../../platform/notifications'
import { preferencesAtom, setPreferenceAtom } from '../../../state/preferences'
import { useAtomValue, useSetAtom } from '../../../state/store'
import { Switch } from '../../../ui/switch'

const HINT = 'Start, close finish and end of your teams’ games, while you look at something else'
const BLOCKED = 'Blocked by your browser. Allow notifications of this page in its settings.'

/** On only if the browser has granted the permission: a switch that is on and does nothing would be a lie. */
export function NotificationsSwitch() {
  const { showNotifications } = useAtomValue(preferencesAtom)
  const setPreference = useSetAtom(setPreferenceAtom)
  const permission = useSyncExternalStore(onNotifyPermission, notifyPermission)
  if (!canNotify()) return null
  const turn = async (on: boolean) => {
    setPreference('showNotifications', on)
    if (permission !== 'granted') await askToNotify()
  }
  return (
    <Switch
      label="Notifications"
      hint={permission === 'denied' ? BLOCKED : HINT}
      on={showNotifications && permission === 'granted'}
      onChange={(on) => void turn(on)}
    />
  )
}
