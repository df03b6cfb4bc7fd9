import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { openDb, type TurboDb } from '../db'

/**
 * For tests: a database that no other test has seen. Handed over by name and not as a global: Dexie looks for the
 * global when it is loaded, and test files share one Dexie.
 */
export function freshDb(): TurboDb {
  return openDb(`test-${crypto.randomUUID()}`, { indexedDB, IDBKeyRange })
}
