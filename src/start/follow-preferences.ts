import { STORAGE_KEYS } from '../platform/storage-keys'
import { adoptPreferencesAtom, readPreferences } from '../state/preferences'
import type { Store } from '../state/store'
import { onStoredElsewhere } from './on-stored-elsewhere'

/** Takes over what another tab of this device chooses. */
export function followPreferences(store: Store): void {
  onStoredElsewhere(STORAGE_KEYS.preferences, () => store.set(adoptPreferencesAtom, readPreferences()))
}
