import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BoardHead } from '../domain/board/board'
import { boardOf } from '../sync/testing/sample-boards'
import { openDb } from './db'
import { createDexieDevice } from './dexie-device'
import { createNativeDevice } from './native-device'
import { openNatively } from './open-natively'
import { putEntry } from './put-entry'
import type { StoredBoard } from './rows'
import { createStorage } from './storage'
import { logOf } from './testing/log-of'
import type { WriteStatus } from './write-status'

const STORED: StoredBoard = {
  slug: 'nfl',
  board: boardOf('nfl', 'e-1', []),
  checkedAt: '2026-10-25T18:00:00.000Z',
}

let factory: IDBFactory
beforeEach(() => void (factory = new IDBFactory()))

const nativeDevice = (opening: Promise<IDBDatabase>) => createNativeDevice(() => opening)
const openDevice = () => nativeDevice(openNatively('scores', factory))
const openFirst = () => createStorage(openDevice())
const openDexie = () => openDb('scores', { indexedDB: factory, IDBKeyRange })
const readWithDexie = () => createStorage(createDexieDevice(openDexie())).read('boards', 'nfl')

describe('the database of a first visit', () => {
  it('is the one that Dexie would have made, with every table and index', async () => {
    const device = openDevice()
    await createStorage(device).save('boards', STORED)
    device.close()
    const made = await tablesOf(await openNatively('scores', factory))
    const dexie = openDb('other', { indexedDB: factory, IDBKeyRange })
    await dexie.open()
    dexie.close()
    expect(made).toEqual(await tablesOf(await openNatively('other', factory)))
  })

  it('is read by Dexie as it is', async () => {
    await openFirst().save('boards', STORED)
    expect(await readWithDexie()).toEqual(STORED)
  })
})

it('a board of a first visit that a full device takes at first, and then not, stays in the page', async () => {
  const opening = openNatively('scores', factory)
  const db = await opening
  const begin = db.transaction.bind(db)
  // Browsers look for room only when all requests of a transaction are answered.
  Object.assign(db, {
    transaction(table: string, mode: IDBTransactionMode) {
      const begun = begin(table, mode)
      const rows = begun.objectStore(table)
      const put = (row: unknown) => {
        const request = rows.put(row)
        request.addEventListener('success', () => begun.abort())
        return request
      }
      const full = { get: rows.get.bind(rows), put }
      return Object.assign(begun, { objectStore: () => (mode === 'readwrite' ? full : rows) })
    },
  })
  const first = createStorage(nativeDevice(opening))
  await first.save('boards', STORED)
  expect(await first.read('boards', 'nfl')).toEqual(STORED)
})

describe('a browser that has no database for us', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

  it.each([
    ['throws when a page looks for IndexedDB', { get: insecure }],
    ['has no IndexedDB', { value: undefined }],
  ])('%s: the first visit goes on without', async (_how, property) => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...property })
    const first = createStorage(nativeDevice(openNatively()))
    await first.save('boards', STORED)
    expect(await first.read('boards', 'nfl')).toEqual(STORED)
  })

  it('says in the log why it has none', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: insecure })
    const first = createStorage(nativeDevice(openNatively()))
    const logged = logOf('storage')
    await first.save('boards', STORED)
    expect(logged).toEqual([
      'warn a first write: SecurityError: The operation is insecure.',
      'warn boards: SecurityError: The operation is insecure.',
    ])
  })
})

describe('what an earlier visit has left', () => {
  it('is read without Dexie', async () => {
    const head = { id: 'nfl', live: true } as BoardHead
    const dexie = openDexie()
    await dexie.boards.put(STORED)
    await dexie.heads.put(head)
    const first = openFirst()
    expect(await first.read('boards', 'nfl')).toEqual(STORED)
    expect(await first.read('boards', 'nba')).toBeUndefined()
    expect(await first.readAll('heads')).toEqual([head])
  })

  it('is read as it is when a later version of the app has made it, which was taken back since', async () => {
    const dexie = openDexie()
    dexie.version(1000).stores({ later: 'key' })
    await dexie.open()
    await dexie.boards.put(STORED)
    dexie.close()
    const first = openFirst()
    expect(await first.read('boards', 'nfl')).toEqual(STORED)
    await first.use(createDexieDevice(openDexie()))
    expect(await first.read('boards', 'nfl')).toEqual(STORED)
  })

  it('is left alone when it is of an older version, for Dexie to upgrade', async () => {
    const older = openDexie()
    older.close()
    await putNatively(20, STORED)
    const first = openFirst()
    expect(await first.read('boards', 'nfl')).toBeUndefined()
    expect(await readWithDexie()).toEqual(STORED)
  })

  it('causes no storage warning when it is of an older version: Dexie stores what was fetched meanwhile', async () => {
    const older = openDexie()
    older.close()
    await putNatively(20, STORED)
    const first = openFirst()
    const seen: WriteStatus[] = []
    first.onStatus((status) => void seen.push(status))
    const later = { ...STORED, board: boardOf('nfl', 'e-2', []) }
    await first.save('boards', later)
    await first.use(createDexieDevice(openDexie()))
    expect([seen, await readWithDexie()]).toEqual([[], later])
  })
})

describe('changing rows without Dexie', () => {
  it('never replaces a later board', async () => {
    const first = openFirst()
    await first.save('boards', { ...STORED, board: boardOf('nfl', 'e-2', []) })
    await first.save('boards', STORED)
    expect((await readWithDexie())?.board.rev).toBe('e-2')
  })

  it('removes what is to go', async () => {
    const first = openFirst()
    await first.save('boards', STORED)
    await first.remove('boards', () => true)
    expect(await readWithDexie()).toBeUndefined()
  })

  it('keeps nothing in the page that is on the device, so that what another tab removes is gone', async () => {
    const opening = openNatively('scores', factory)
    const [first, otherTab] = [createStorage(nativeDevice(opening)), createStorage(nativeDevice(opening))]
    await putEntry(first, { user: 'ann', kind: 'usage', body: {}, at: 1 })
    await otherTab.remove('outbox', () => true)
    expect(await first.readAll('outbox')).toEqual([])
  })
})

it('a page that goes on with Dexie lets go of the database that it opened without', async () => {
  const opening = openNatively('scores', factory)
  const db = await opening
  nativeDevice(opening).close()
  await opening
  expect(() => db.transaction('boards')).toThrow(expect.objectContaining({ name: 'InvalidStateError' }))
})

async function tablesOf(db: IDBDatabase) {
  const stores = [...db.objectStoreNames].map((name) => db.transaction(name).objectStore(name))
  const tables = stores.map(({ name, keyPath, autoIncrement, indexNames }) => [
    name,
    keyPath,
    autoIncrement,
    [...indexNames],
  ])
  db.close()
  return tables
}

/** Writes as an older version of the app did, which knew fewer tables. */
function putNatively(version: number, stored: StoredBoard): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.open('scores', version)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('boards', { keyPath: 'slug' }).put(stored)
      request.result.createObjectStore('heads', { keyPath: 'id' })
      const logos = request.result.createObjectStore('logos', { keyPath: 'path' })
      logos.createIndex('at', 'at')
      request.result.createObjectStore('games', { keyPath: 'key' }).createIndex('openedAt', 'openedAt')
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

function insecure(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
