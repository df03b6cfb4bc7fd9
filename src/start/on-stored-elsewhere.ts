import type { StorageKey } from '../platform/storage-keys'
import { pageVisibility } from '../platform/visibility'

/** Calls back when another tab of this device has stored this value, and when it may have done so unnoticed. */
export function onStoredElsewhere(name: StorageKey, run: () => void): void {
  // A cleared storage names no key. A page that wakes from the browser's cache has missed the event.
  addEventListener('storage', ({ key }) => (key === name || key === null) && run())
  pageVisibility.onShown(run)
}
