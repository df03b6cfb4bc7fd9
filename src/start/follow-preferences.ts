import { STORAGE_KEYS } from '../platform/storage-keys'
import { pageVisibility } from '../platform/visibility'
import { adoptPreferencesAtom, readPreferences } from '../state/preferences'
import type { Store } from '../state/store'

/** Takes over what another tab of this device chooses. */
export function followPreferences(store: Store): void {
  const adopt = () => store.set(adoptPreferencesAtom, readPreferences())
  // A cleared storage names no key. A page that wakes from the browser's cache has missed the event.
  addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.preferences || key === null) && adopt())
  pageVisibility.onShown(adopt)
}
