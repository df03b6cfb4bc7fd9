import { sayingTime, type Favourite } from '../domain/people/favourites/favourite'
import type { TeamKey } from '../domain/people/favourites/team-key'
import type { StoredFavourite } from './rows'
import type { Storage } from './storage'
import { keyFor } from './viewer'

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
  return { word, kept: storage.save('favourites', word) }
}

export function storedFavourite(owner: string, { team, on, at }: Favourite): StoredFavourite {
  return { key: keyFor(owner, team), owner, team, on, at }
}
