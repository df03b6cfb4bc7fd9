import { timeOfNewChoice, type Favourite } from '../domain/people/favourites/favourite'
import type { TeamKey } from '../domain/people/favourites/team-key'
import { putEntry } from './put-entry'
import type { StoredFavourite } from './rows'
import type { Storage } from './storage'
import { GUEST_OWNER, keyFor } from './viewer'

interface NewChoice {
  readonly owner: string
  readonly team: TeamKey
  readonly on: boolean
  readonly known: Favourite | undefined
  readonly nowMs: number
}

/** Makes a new choice about a team. `kept` resolves when the device has stored it. */
export function chooseFavourite(
  storage: Storage,
  { owner, team, on, known, nowMs }: NewChoice,
): { readonly choice: StoredFavourite; readonly kept: Promise<void> } {
  const choice = storedFavourite(owner, { team, on, at: timeOfNewChoice(known, nowMs) })
  return { choice, kept: saveChoice(storage, choice) }
}

/** Writes the outbox first: if the page ended in between, the user's other devices would never get the choice. */
export async function saveChoice(storage: Pick<Storage, 'save'>, choice: StoredFavourite): Promise<void> {
  const { owner, team, on, at } = choice
  if (owner !== GUEST_OWNER)
    await putEntry(storage, { user: owner, kind: 'favourites', body: { team, on }, at })
  await storage.save('favourites', choice)
}

export function storedFavourite(owner: string, { team, on, at }: Favourite): StoredFavourite {
  return { key: keyFor(owner, team), owner, team, on, at }
}
