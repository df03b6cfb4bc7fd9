import { STORAGE_KEYS } from '../platform/storage-keys'
import type { Store } from '../state/store'
import { adoptThemeAtom } from '../state/theme-state'
import { onStoredElsewhere } from './on-stored-elsewhere'

/** Shows the theme that another tab of this device chooses, also one chosen while this page was still loading. */
export function followTheme(store: Store): void {
  const adopt = () => store.set(adoptThemeAtom)
  adopt()
  onStoredElsewhere(STORAGE_KEYS.theme, adopt)
}
