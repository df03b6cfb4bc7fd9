import { parsePreferenceTimes, type PreferenceTimes } from '../domain/people/settings/preference-times'
import {
  formatPreferences,
  parsePreferences,
  withPreference,
  type PreferenceName,
  type Preferences,
} from '../domain/people/settings/preferences'
import { productNow } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { putEntry } from '../storage/put-entry'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { atom } from './store'

const changedAtom = atom<Preferences | undefined>(undefined)

/** What the viewer chose on this device. */
export const preferencesAtom = atom((get) => get(changedAtom) ?? readPreferences())

/** What another tab chose. */
export const adoptPreferencesAtom = atom(undefined, (get, set, next: Preferences) => {
  if (formatPreferences(next) !== formatPreferences(get(preferencesAtom))) set(changedAtom, next)
})

/** Takes effect at once; a user's other devices get it later. */
export const setPreferenceAtom = atom(undefined, (get, set, name: PreferenceName, value: boolean) => {
  const owner = ownerOf(get(sessionAtom))
  const times = readPreferenceTimes()
  const own = times.owner === owner ? times.at : {}
  const at = Math.max(productNow(), (own[name] ?? 0) + 1)
  set(storePreferencesAtom, withPreference(get(preferencesAtom), name, value), {
    owner,
    at: { ...own, [name]: at },
  })
  const storage = get(portsAtom)?.storage
  if (storage && owner !== GUEST_OWNER)
    void putEntry(storage, { user: owner, kind: 'preferences', body: { [name]: value }, at })
})

/** For this file and `adopt-server-choices.ts`, which is loaded after the first scores. */
export const storePreferencesAtom = atom(
  undefined,
  (get, set, values: Preferences, times: PreferenceTimes) => {
    localValues.write(STORAGE_KEYS.preferenceTimes, JSON.stringify(times))
    if (formatPreferences(values) === formatPreferences(get(preferencesAtom))) return
    set(changedAtom, values)
    localValues.write(STORAGE_KEYS.preferences, formatPreferences(values))
  },
)

export function readPreferenceTimes(): PreferenceTimes {
  return parsePreferenceTimes(localValues.read(STORAGE_KEYS.preferenceTimes))
}

export function readPreferences(): Preferences {
  return parsePreferences(localValues.read(STORAGE_KEYS.preferences))
}
