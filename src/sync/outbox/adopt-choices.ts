import type { Choices } from '../../backend/parse-outbox'
import { laterOf } from '../../domain/people/favourites/favourite'
import { storedFavourite } from '../../storage/favourites'
import type { StoredFavourite } from '../../storage/rows'
import type { Storage } from '../../storage/storage'

/** The server's words on this user's teams, unless this device has a later one. */
export function adoptFavourites(
  storage: Pick<Storage, 'change'>,
  user: string,
  favourites: Choices['favourites'],
): Promise<void> {
  const told = new Map(favourites.map((word) => storedFavourite(user, word)).map((row) => [row.key, row]))
  return storage.change('favourites', [...told.keys()], (stored, key) => {
    const later = laterOf<StoredFavourite>(stored, told.get(key)!)
    return later === stored ? undefined : later
  })
}
