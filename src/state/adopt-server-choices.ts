import type { TimedPreferences } from '../domain/people/outbox/merge-preferences'
import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import { adoptPreferences } from '../domain/people/settings/adopt-preferences'
import { productNow } from '../platform/clock'
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
  /** What the server has refused, about which the user has yet to decide. */
  readonly refused: readonly OutboxEntry[]
}

/** Adopts what this user has chosen on all devices, as the server says. */
export const adoptServerChoicesAtom = atom(
  undefined,
  (get, set, { user, preferences, waiting, refused }: ServerChoices) => {
    const adopted = adoptPreferences(
      {
        values: get(preferencesAtom),
        times: readPreferenceTimes(),
        unsent: preferencesIn(waiting),
        refused: preferencesIn(refused),
        user,
        guest: GUEST_OWNER,
        nowMs: productNow(),
      },
      preferences,
    )
    set(storePreferencesAtom, adopted.values, adopted.times)
    const storage = get(portsAtom)?.storage
    for (const { change, at } of storage ? adopted.toSend : [])
      void putEntry(storage!, { user, kind: 'preferences', body: { ...change }, at })
  },
)

function preferencesIn(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ kind, body }) => (kind === 'preferences' ? Object.keys(body) : [])))
}
