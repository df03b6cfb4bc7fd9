import type { Storage } from '../storage'
import { storedBoard } from './fresh-storage'

/** For tests: what a page does with the one board that `storedBoard` makes. */

export const LATER = '2026-01-11T18:00:30.000Z'

export const save = (storage: Storage, rev: string, checkedAt?: string) =>
  storage.save('boards', storedBoard(rev, checkedAt))
export const read = (storage: Storage) => storage.read('boards', 'nfl')

/** The revisions that a screen is told of. */
export function follow(storage: Storage) {
  const told: (string | undefined)[] = []
  const stop = storage.follow(
    () => read(storage),
    (stored) => told.push(stored?.board.rev),
  )
  return { told, stop }
}
