import type { TimedPreferences } from '../domain/people/outbox/merge-preferences'
import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import { adoptPreferences } from '../domain/people/settings/adopt-preferences'
import { putEntry } from '../storage/put-entry'
import { GUEST_OWNER } from '../storage/viewer'
import { portsAtom } from './ports'
import { storePreferencesAtom, preferencesAtom, readPreferenceTimes } from './preferences'
import { atom } from './store'

interface ServerChoices {
  readonly user: string
  readonly preferences: TimedPreferences
  /** What this device has not sent yet. */
  readonly waiting: readonly OutboxEntry[]
}

/** Adopts what this user has chosen on all devices, as the server says. */
export const adoptServerChoicesAtom = atom(
  undefined,
  (get, set, { user, preferences, waiting }: ServerChoices) => {
    const adopted = adoptPreferences(
      {
        values: get(preferencesAtom),
        times: readPreferenceTimes(),
        unsent: new Set(
          waiting.flatMap(({ kind, body }) => (kind === 'preferences' ? Object.keys(body) : [])),
        ),
        user,
        guest: GUEST_OWNER,
      },
      preferences,
    )
    set(storePreferencesAtom, adopted.values, adopted.times)
    const storage = get(portsAtom)?.storage
    for (const { change, at } of storage ? adopted.toSend : [])
      void putEntry(storage!, { user, kind: 'preferences', body: { ...change }, at })
  },
)
