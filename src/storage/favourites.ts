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

/** A new word about a team, and when the device has it. */
export function sayFavourite(
  storage: Storage,
  { owner, team, on, known, nowMs }: Saying,
): { readonly word: StoredFavourite; readonly kept: Promise<void> } {
  const word = storedFavourite(owner, { team, on, at: sayingTime(known, nowMs) })
  return { word, kept: keep(storage, word) }
}

/** The server's part first: what the device alone has would be lost for all others if the page ended in between. */
async function keep(storage: Storage, word: StoredFavourite): Promise<void> {
  const { owner, team, on, at } = word
  if (owner !== GUEST_OWNER)
    await putEntry(storage, { user: owner, kind: 'favourites', body: { team, on }, at })
  await storage.save('favourites', word)
}

export function storedFavourite(owner: string, { team, on, at }: Favourite): StoredFavourite {
  return { key: keyFor(owner, team), owner, team, on, at }
}
