import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach } from 'vitest'

/** For tests: gives Dexie the global `indexedDB`, since it follows queries only if it has one. */
export function letDexieFollow(): void {
  const found = { ...Dexie.dependencies }
  beforeEach(() => void Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange }))
  afterEach(() => void Object.assign(Dexie.dependencies, found))
}
