import type { Choices } from '../../backend/parse-outbox'
import { storedFavourite } from '../../storage/favourites'
import { waitingEntries } from '../../storage/outbox'
import type { Storage } from '../../storage/storage'

/**
 * Stores the server's choices of this user's teams. Only a choice that this device has not sent yet counts more. Times
 * do not decide, because a device whose clock is ahead would win against all others.
 */
export async function adoptFavourites(
  storage: Pick<Storage, 'change' | 'readAll'>,
  user: string,
  favourites: Choices['favourites'],
): Promise<void> {
  const waiting = waitingEntries(await storage.readAll('outbox'), user)
  const unsent = new Set(waiting.map(({ body }) => body['team']))
  const choices = favourites.filter(({ team }) => !unsent.has(team))
  const rows = new Map(choices.map((choice) => storedFavourite(user, choice)).map((row) => [row.key, row]))
  await storage.change('favourites', [...rows.keys()], (stored, key) => {
    const row = rows.get(key)!
    return stored && stored.on === row.on && stored.at === row.at ? undefined : row
  })
}
