import type { TimedPreferences } from '../domain/people/outbox/merge-preferences'
import { adoptPreferences } from '../domain/people/settings/adopt-preferences'
import { putEntry } from '../storage/put-entry'
import { GUEST_OWNER } from '../storage/viewer'
import { portsAtom } from './ports'
import { keepPreferencesAtom, preferencesAtom, readPreferenceTimes } from './preferences'
import { atom } from './store'

/** What the server says that this user has chosen on all devices. */
export const adoptChosenAtom = atom(undefined, (get, set, user: string, told: TimedPreferences) => {
  const adopted = adoptPreferences(get(preferencesAtom), readPreferenceTimes(), user, told, GUEST_OWNER)
  set(keepPreferencesAtom, adopted.values, adopted.times)
  const storage = get(portsAtom)?.storage
  for (const { change, at } of storage ? adopted.tell : [])
    void putEntry(storage!, { user, kind: 'preferences', body: { ...change }, at })
})
