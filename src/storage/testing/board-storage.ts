import type { Storage } from '../storage'
import { storedBoard } from './fresh-storage'

/** For tests: what a page does with the one board that `storedBoard` makes. */

export const LATER = '2026-01-11T18:00:30.000Z'

export const save = (storage: Storage, rev: string, checkedAt?: string) =>
  storage.save('boards', storedBoard(rev, checkedAt))
export const read = (storage: Storage) => storage.read('boards', 'nfl')

/**
 * The revisions that a screen is told of. The same one twice in a row counts once: live queries run again whenever any
 * thread of the tests says on Dexie's channel that it has written.
 */
export function follow(storage: Storage) {
  const told: (string | undefined)[] = []
  const stop = storage.follow(
    () => read(storage),
    (stored) => {
      const rev = stored?.board.rev
      if (told.length === 0 || told.at(-1) !== rev) told.push(rev)
    },
  )
  return { told, stop }
}
