import { sayingTime, type Favourite } from '../domain/people/favourites/favourite'
import type { TeamKey } from '../domain/people/favourites/team-key'
import { putEntry } from './put-entry'
import type { StoredFavourite } from './rows'
import type { Storage } from './storage'
import { GUEST_OWNER, keyFor } from './viewer'

interface Saying {
  readonly owner: string
  readonly team: TeamKey
  readonly on: boolean
  readonly known: Favourite | undefined
  readonly nowMs: number
}

/** Makes a new choice about a team. `kept` resolves when the device has stored it. */
export function sayFavourite(
  storage: Storage,
  { owner, team, on, known, nowMs }: Saying,
): { readonly word: StoredFavourite; readonly kept: Promise<void> } {
  const word = storedFavourite(owner, { team, on, at: sayingTime(known, nowMs) })
  return { word, kept: keep(storage, word) }
}

/** Writes the outbox first: if the page ended in between, the user's other devices would never get the choice. */
async function keep(storage: Storage, word: StoredFavourite): Promise<void> {
  const { owner, team, on, at } = word
  if (owner !== GUEST_OWNER)
    await putEntry(storage, { user: owner, kind: 'favourites', body: { team, on }, at })
  await storage.save('favourites', word)
}

export function storedFavourite(owner: string, { team, on, at }: Favourite): StoredFavourite {
  return { key: keyFor(owner, team), owner, team, on, at }
}
