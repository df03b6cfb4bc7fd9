import type { StoredEntry } from './rows'
import type { Storage } from './storage'

/** Those that this user's device has to send. */
export function waitingEntries(entries: readonly StoredEntry[], user: string): readonly StoredEntry[] {
  return entries.filter((entry) => entry.user === user && entry.refused === undefined)
}

/** Gives an entry up, and with it what this device made of it: what the server has stands again. */
export async function discardEntry(storage: Storage, { id, user, kind, at }: StoredEntry): Promise<void> {
  await storage.remove('outbox', (entry) => entry.id === id)
  if (kind === 'favourites')
    await storage.remove('favourites', (word) => word.owner === user && word.at === at)
}

/** Those that the server does not take, and about which this user has to decide. */
export function refusedEntries(entries: readonly StoredEntry[], user: string): readonly StoredEntry[] {
  return entries.filter((entry) => entry.user === user && entry.refused !== undefined)
}

/** Takes the refusal back: it waits again. */
export function sendAgain(storage: Storage, { id, user, kind, body, at }: StoredEntry): Promise<void> {
  return storage.save('outbox', { id, user, kind, body, at })
}
