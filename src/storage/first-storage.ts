import type { Slug } from '../domain/league'
import type { StoredHead } from '../domain/tabs/stored-tab'
import { log } from '../platform/log'
import { askNatively } from './ask-natively'
import type { StoredBoard } from './db'

/** What the first scores need of the database, without Dexie: it is a quarter of all code and comes after them. */
export interface FirstStorage {
  readBoard(slug: Slug): Promise<StoredBoard | undefined>
  readHeads(): Promise<readonly StoredHead[]>
  saveBoard(stored: StoredBoard): Promise<void>
  /** What could not be put on the device. */
  unsaved(): readonly StoredBoard[]
  close(): Promise<void>
}

/** A database that does not open, or not yet in this version, is like an empty one. */
export function openFirstStorage(opening: Promise<IDBDatabase>): FirstStorage {
  const unsaved = new Map<Slug, StoredBoard>()
  const database = opening.catch((error: unknown) => {
    log.add('warn', 'storage', `Nothing could be read before the first scores: ${String(error)}`)
    return undefined
  })

  /** Nothing where the database is not there, is being closed or does not know the table. */
  async function ask<T>(
    mode: IDBTransactionMode,
    table: string,
    run: (table: IDBObjectStore) => IDBRequest<T>,
  ) {
    const db = await database
    try {
      return db && (await askNatively(db, mode, table, run))
    } catch (error) {
      log.add('warn', 'storage', `${table}: ${String(error)}`)
      return undefined
    }
  }

  return {
    async readBoard(slug) {
      const stored = await ask<StoredBoard | undefined>('readonly', 'boards', (table) => table.get(slug))
      return stored?.board.v === 1 ? stored : unsaved.get(slug)
    },
    async readHeads() {
      return (await ask<StoredHead[]>('readonly', 'heads', (table) => table.getAll())) ?? []
    },
    async saveBoard(stored) {
      const key = await ask('readwrite', 'boards', (table) => table.put(stored))
      if (key === undefined) unsaved.set(stored.slug, stored)
    },
    unsaved: () => [...unsaved.values()],
    close: async () => (await database)?.close(),
  }
}
