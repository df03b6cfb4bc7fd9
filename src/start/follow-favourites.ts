import { storedFavouritesAtom } from '../state/favourites'
import type { Store } from '../state/store'
import type { Storage } from '../storage/storage'

/** Brings favourites to the screen, whichever tab they were chosen in. Resolves when those of the device are there. */
export function followFavourites(storage: Storage, store: Store): Promise<void> {
  return new Promise((resolve) => {
    storage.follow(
      () => storage.readAll('favourites'),
      (words) => {
        store.set(storedFavouritesAtom, words)
        resolve()
      },
    )
  })
}
