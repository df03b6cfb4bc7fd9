import type { Choices } from '../../backend/parse-outbox'
import { storedFavourite } from '../../storage/favourites'
import { waitingEntries } from '../../storage/outbox'
import type { Storage } from '../../storage/storage'

/**
 * The server's words on this user's teams. Only what this device has yet to tell of a team counts more: times do not, as
 * those of a device that is ahead would hold against all others.
 */
export async function adoptFavourites(
  storage: Pick<Storage, 'change' | 'readAll'>,
  user: string,
  favourites: Choices['favourites'],
): Promise<void> {
  const waiting = waitingEntries(await storage.readAll('outbox'), user)
  const untold = new Set(waiting.map(({ body }) => body['team']))
  const words = favourites.filter(({ team }) => !untold.has(team))
  const told = new Map(words.map((word) => storedFavourite(user, word)).map((row) => [row.key, row]))
  await storage.change('favourites', [...told.keys()], (stored, key) => {
    const row = told.get(key)!
    return stored && stored.on === row.on && stored.at === row.at ? undefined : row
  })
}
