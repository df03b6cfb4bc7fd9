import { Dexie } from 'dexie'
import { log } from '../platform/log'
import { openDb, type TurboDb } from './db'
import { createWriteGuard, type WriteGuard } from './write-status'

export interface OpenedStorage {
  readonly db: TurboDb
  readonly guard: WriteGuard
  /** False where the browser keeps nothing: the data lives in this page only, other tabs do not see it. */
  readonly kept: boolean
}

/** Some browsers never answer when their database is damaged. */
const PATIENCE_MS = 3000

/** The database, or one in memory where the browser has none for us: everything above works the same. */
export async function openStorage(name?: string): Promise<OpenedStorage> {
  const db = openDb(name)
  const kept = await opens(db)
  const usable = kept ? db : await openMemoryDb(name)
  return { db: usable, kept, guard: createWriteGuard(() => usable.logos.clear()) }
}

async function opens(db: TurboDb): Promise<boolean> {
  try {
    await Promise.race([db.open(), impatience()])
    return true
  } catch (error) {
    log.add('error', 'storage', `The database does not open: ${String(error)}`)
    db.close()
    return false
  }
}

/** A chunk of its own: hardly anybody needs it. */
async function openMemoryDb(name: string | undefined): Promise<TurboDb> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb')
  const indexedDB = new IDBFactory()
  hideFromDexie()
  // Dexie follows no query, not even of this database, where the browser has no database at all.
  if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  const db = openDb(name, { indexedDB, IDBKeyRange })
  await db.open()
  return db
}

/** Dexie compares any database with the browser's own, and some browsers throw at whoever only looks for it. */
function hideFromDexie(): void {
  try {
    void globalThis.indexedDB
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  }
}

function impatience(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS))
}
