import { inTime } from '../platform/in-time'
import { answerOf } from './ask-natively'
import { DATABASE } from './tables'

/**
 * The database for the service worker, which has no Dexie: that would be two thirds of its code. It is opened in
 * whichever version the pages have made it, since pages of two versions may be open, and only they know how to upgrade
 * it. If there is no database yet, this fails and leaves none behind. It is opened again after it was closed: that
 * happens when pages upgrade it, and when browsers throw all data away.
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

/** A browser answers late, or never, while an upgrade is held up by a frozen page, and when the database is damaged. */
async function openExisting(factory: IDBFactory, name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = factory.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction!.abort())
  // A database that opens late has to make way for an upgrade, too.
  request.addEventListener('success', () => {
    const db = request.result
    db.addEventListener('close', onClosed)
    db.addEventListener('versionchange', () => {
      onClosed()
      db.close()
    })
  })
  return inTime(answerOf(request))
}
