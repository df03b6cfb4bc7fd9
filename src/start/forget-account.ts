import { DEFAULT_PREFERENCES } from '../domain/people/settings/preferences'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { readPreferenceTimes, storePreferencesAtom } from '../state/preferences'
import type { Store } from '../state/store'
import { removeEntriesOf } from '../storage/outbox'
import type { Storage } from '../storage/storage'

const KEYS = [STORAGE_KEYS.outboxDelivered, STORAGE_KEYS.passwordSet, STORAGE_KEYS.adminLogSearches] as const

/** An account was deleted, here or elsewhere: what its user chose and did leaves this device too. */
export async function forgetAccount(storage: Storage, store: Store, user: string): Promise<void> {
  if (readPreferenceTimes().owner === user)
    store.set(storePreferencesAtom, DEFAULT_PREFERENCES, { owner: '', at: {} })
  for (const key of KEYS) localValues.remove(key)
  await removeEntriesOf(storage, user)
}
