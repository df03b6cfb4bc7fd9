import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { openDb, type TurboDb } from '../db'

/**
 * For tests: a database that no other test has seen. `indexedDB` is passed as an option: Dexie looks for the global
 * only when it is loaded, and test files share one Dexie.
 */
export function freshDb(): TurboDb {
  return openDb(`test-${crypto.randomUUID()}`, { indexedDB, IDBKeyRange })
}
