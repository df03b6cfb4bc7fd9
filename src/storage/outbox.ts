import type { StoredEntry } from './rows'
import type { Storage } from './storage'

/** The entries that this device has to send for this user. */
export function waitingEntries(entries: readonly StoredEntry[], user: string): readonly StoredEntry[] {
  return entries.filter((entry) => entry.user === user && entry.refused === undefined)
}

/** For a deleted account: nobody will ever send these entries or decide about them. */
export async function removeEntriesOf(storage: Storage, user: string): Promise<void> {
  await storage.remove('outbox', (entry) => entry.user === user)
}
