import { DATABASE } from './tables'

/**
 * The database for the service worker, which has no Dexie: that would be two thirds of its code. It is opened in
 * whichever version the pages have made it, since pages of two versions may be open, and only they know how it moves on.
 * Where there is none yet this fails, and leaves none behind. It is opened again after it was closed: pages close it to
 * move it on, and browsers when they throw everything away.
 */
export function createExistingDatabase(name = DATABASE, factory?: IDBFactory): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => void (opened = undefined)
  return () => {
    if (!opened) {
      opened = openExisting(factory ?? indexedDB, name, forget)
      opened.catch(forget)
    }
    return opened
  }
}

function openExisting(factory: IDBFactory, name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
    request.addEventListener('success', () => {
      const db = request.result
      db.addEventListener('close', onClosed)
      db.addEventListener('versionchange', () => {
        onClosed()
        db.close()
      })
      resolve(db)
    })
  })
}
