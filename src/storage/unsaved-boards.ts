import type { Slug } from '../domain/league'
import type { StoredBoard, TurboDb } from './db'

/**
 * Boards that the device did not take, for want of room or because it refuses: this page shows them all the same.
 * Storage stays the one place that screens read from, so they are found there.
 */
const byDb = new WeakMap<TurboDb, Map<Slug, StoredBoard>>()
const listeners = new Set<() => void>()

export function unsavedBoard(db: TurboDb, slug: Slug): StoredBoard | undefined {
  return byDb.get(db)?.get(slug)
}

export function keepUnsaved(db: TurboDb, stored: StoredBoard): void {
  const unsaved = byDb.get(db) ?? new Map<Slug, StoredBoard>()
  byDb.set(db, unsaved.set(stored.slug, stored))
  for (const listener of listeners) listener()
}

export function dropUnsaved(db: TurboDb, slug: Slug): void {
  byDb.get(db)?.delete(slug)
}

/** Dexie sees what is written to the database and nothing else. */
export function onUnsaved(run: () => void): () => void {
  listeners.add(run)
  return () => listeners.delete(run)
}
