import { useSyncExternalStore } from 'react'
import { menuLabel } from '../../domain/people/roles/menu'
import { pageFullscreen as fullscreen } from '../../platform/fullscreen'
import { MenuItem } from './menu-item'

export function FullscreenItem({ onDone }: { readonly onDone: () => void }) {
  const isOn = useSyncExternalStore(fullscreen.onChange, fullscreen.isOn)
  const toggle = () => {
    onDone()
    void (isOn ? fullscreen.exit() : fullscreen.enter())
  }
  return (
    <MenuItem icon={isOn ? 'shrink' : 'expand'} onChoose={toggle}>
      {menuLabel('fullscreen', isOn)}
    </MenuItem>
  )
}
