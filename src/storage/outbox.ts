import { parseFavouriteChange } from '../domain/people/outbox/entry-bodies'
import type { EntryKind } from '../domain/people/outbox/outbox-entry'
import type { StoredEntry } from './rows'
import type { Storage } from './storage'
import { keyFor } from './viewer'

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

/** Nobody will ever send what a deleted account had to say, nor decide about it. */
export async function removeEntriesOf(storage: Storage, user: string): Promise<void> {
  await storage.remove('outbox', (entry) => entry.user === user)
}

/** Those that the server does not take, and about which this user has to decide. */
export function refusedEntries(entries: readonly StoredEntry[], user: string): readonly StoredEntry[] {
  return entries.filter((entry) => entry.user === user && entry.refused !== undefined)
}

const CHOICES: readonly EntryKind[] = ['preferences', 'favourites', 'alert-rule']

/** Takes the refusal back: it waits again. A choice is made anew, so that one refused for its age is not refused for ever. */
export async function sendAgain(
  storage: Storage,
  { id, user, kind, body, at: saidAt }: StoredEntry,
  nowMs: number,
): Promise<void> {
  const at = CHOICES.includes(kind) ? Math.max(saidAt, nowMs) : saidAt
  await storage.save('outbox', { id, user, kind, body, at })
  const change = kind === 'favourites' ? parseFavouriteChange(body) : undefined
  if (change)
    await storage.change('favourites', [keyFor(user, change.team)], (word) =>
      word?.at === saidAt ? { ...word, at } : word,
    )
}
