import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach } from 'vitest'

/** For tests: Dexie follows queries only where there is a database to be followed. */
export function letDexieFollow(): void {
  const found = { ...Dexie.dependencies }
  beforeEach(() => void Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange }))
  afterEach(() => void Object.assign(Dexie.dependencies, found))
}
