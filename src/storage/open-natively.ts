import { DATABASE, VERSIONS } from './tables'

/** Dexie counts in tens. */
const VERSION = VERSIONS.length * 10
/** Some browsers never answer when their database is damaged. */
const PATIENCE_MS = 3000

/**
 * The same database that Dexie opens later, made here on the first visit. One of an older version is left alone: how
 * its data moves on is for Dexie to say.
 */
export function openNatively(name = DATABASE, factory?: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
    // Asked for in here: some browsers throw at whoever only looks for it, and that is no reason to have no page.
    const request = (factory ?? indexedDB).open(name, VERSION)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion === 0) createTables(request.result)
      else request.transaction?.abort()
    })
    request.addEventListener('success', () => {
      // Another tab wants to go on to a later version.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
  })
}

function createTables(db: IDBDatabase): void {
  for (const [table, description] of VERSIONS.flatMap((tables) => Object.entries(tables))) {
    const [key, ...indexes] = description.split(', ')
    const store = db.createObjectStore(table, { keyPath: key! })
    for (const index of indexes) store.createIndex(index, index)
  }
}
