import { parseFavouriteChange } from '../domain/people/outbox/entry-bodies'
import { isChoice } from '../domain/people/outbox/outbox-entry'
import type { StoredEntry } from './rows'
import type { Storage } from './storage'
import { keyFor } from './viewer'

/** The entries that the server refused, about which this user has to decide. */
export function refusedEntries(entries: readonly StoredEntry[], user: string): readonly StoredEntry[] {
  return entries.filter((entry) => entry.user === user && entry.refused !== undefined)
}

/** Drops an entry and its effect on this device, so that what the server has counts again. */
export async function discardEntry(storage: Storage, { id, user, kind, at }: StoredEntry): Promise<void> {
  await storage.remove('outbox', (entry) => entry.id === id)
  if (kind === 'favourites')
    await storage.remove('favourites', (choice) => choice.owner === user && choice.at === at)
}

/** Lets a refused entry wait again. A choice gets a new time, or one refused for its age would be refused for ever. */
export async function sendAgain(
  storage: Storage,
  { id, user, kind, body, at: saidAt }: StoredEntry,
  nowMs: number,
): Promise<void> {
  const at = isChoice(kind) ? Math.max(saidAt, nowMs) : saidAt
  await storage.save('outbox', { id, user, kind, body, at })
  const change = kind === 'favourites' ? parseFavouriteChange(body) : undefined
  if (change)
    await storage.change('favourites', [keyFor(user, change.team)], (choice) =>
      choice?.at === saidAt ? { ...choice, at } : choice,
    )
}
