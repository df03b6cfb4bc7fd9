import { inTime } from '../platform/in-time'
import { answerOf } from './ask-natively'
import { DATABASE, VERSIONS } from './tables'

/** Dexie multiplies its version numbers by ten. */
const VERSION = VERSIONS.length * 10

/**
 * Opens the same database that Dexie opens later, and creates it on the first visit. A database of an older version is
 * left alone, because only Dexie knows how to upgrade it. One of a later version is opened as it is: versions only add
 * tables.
 */
export function openNatively(name = DATABASE, factory?: IDBFactory): Promise<IDBDatabase> {
  /** Some browsers throw when `indexedDB` is read, which must not break the page, so this is `async`. */
  async function open(version?: number): Promise<IDBDatabase> {
    const request = (factory ?? indexedDB).open(name, version)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion === 0) createTables(request.result)
      else request.transaction!.abort()
    })
    request.addEventListener('success', () => {
      // Another tab wants to upgrade the database to a later version.
      request.result.addEventListener('versionchange', () => request.result.close())
    })
    return answerOf(request).catch((error: DOMException) => {
      if (error.name === 'VersionError') return open()
      throw error
    })
  }

  // Some browsers never answer when their database is damaged.
  return inTime(open(VERSION))
}

function createTables(db: IDBDatabase): void {
  for (const [table, description] of VERSIONS.flatMap((tables) => Object.entries(tables))) {
    const [key, ...indexes] = description.split(', ')
    const store = db.createObjectStore(table, { keyPath: key! })
    for (const index of indexes) store.createIndex(index, index)
  }
}
