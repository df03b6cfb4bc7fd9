import {
  formatPreferences,
  parsePreferences,
  withPreference,
  type PreferenceName,
  type Preferences,
} from '../domain/people/settings/preferences'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { atom } from './store'

const changedAtom = atom<Preferences | undefined>(undefined)

/** What the viewer chose on this device. */
export const preferencesAtom = atom((get) => get(changedAtom) ?? readPreferences())

/** What another tab chose. */
export const adoptPreferencesAtom = atom(undefined, (_get, set, next: Preferences) => set(changedAtom, next))

export const setPreferenceAtom = atom(undefined, (get, set, name: PreferenceName, value: boolean) => {
  const next = withPreference(get(preferencesAtom), name, value)
  set(changedAtom, next)
  localValues.write(STORAGE_KEYS.preferences, formatPreferences(next))
})

/** Other tabs of this device follow. Returns the way to stop. */
export function followPreferences(onChange: (preferences: Preferences) => void): () => void {
  const listener = ({ key }: StorageEvent) => key === STORAGE_KEYS.preferences && onChange(readPreferences())
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function readPreferences(): Preferences {
  return parsePreferences(localValues.read(STORAGE_KEYS.preferences))
}
