import { useSyncExternalStore } from 'react'
import { pageFullscreen as fullscreen } from '../../platform/fullscreen'
import { MenuItem } from './menu-item'
import styles from './menu-panel.module.css'

/** Not on small screens, which are full already, and not where the browser has no such thing. */
export function FullscreenItem({ onDone }: { readonly onDone: () => void }) {
  const isOn = useSyncExternalStore(fullscreen.onChange, fullscreen.isOn)
  if (!fullscreen.isPossible()) return null
  const toggle = () => {
    onDone()
    void (isOn ? fullscreen.exit() : fullscreen.enter())
  }
  return (
    <div className={styles.wide} role="presentation">
      <MenuItem icon={isOn ? 'shrink' : 'expand'} onChoose={toggle}>
        {isOn ? 'Exit Fullscreen' : 'Fullscreen'}
      </MenuItem>
    </div>
  )
}
