import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from '../platform/channel'
import type { TurboDb } from './db'
import { createDexieDevice } from './dexie-device'
import { createNativeDevice } from './native-device'
import { openNatively } from './open-natively'
import { createPeers } from './peers'
import { putEntry } from './put-entry'
import { createStorage, type Storage } from './storage'
import { freshDb } from './testing/fresh-db'
import { freshStorage, storedBoard } from './testing/fresh-storage'
import type { WriteStatus } from './write-status'

/** Dexie follows queries only where there is a database to be followed. */
const found = { ...Dexie.dependencies }
beforeEach(() => void Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange }))
afterEach(() => void Object.assign(Dexie.dependencies, found))

const LATER = '2026-01-11T18:00:30.000Z'
const save = (storage: Storage, rev: string, checkedAt?: string) =>
  storage.save('boards', storedBoard(rev, checkedAt))
const read = (storage: Storage) => storage.read('boards', 'nfl')

/** As where the disk is full, until the function returned is called. */
function refuseBoards(db: TurboDb): () => void {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  db.boards.hook('creating', refuse)
  db.boards.hook('updating', refuse)
  return () => {
    db.boards.hook('creating').unsubscribe(refuse)
    db.boards.hook('updating').unsubscribe(refuse)
  }
}

/** The revisions that a screen is told of. */
function follow(storage: Storage) {
  const told: (string | undefined)[] = []
  const stop = storage.follow(
    () => read(storage),
    (stored) => told.push(stored?.board.rev),
  )
  return { told, stop }
}

describe.each([
  ['on the device', () => freshStorage().storage],
  ['where there is no device', () => createStorage()],
])('a row %s', (_where, open) => {
  it('is read as it was saved, alone and with all', async () => {
    const storage = open()
    await save(storage, 'a-1')
    expect(await read(storage)).toEqual(storedBoard('a-1'))
    expect(await storage.readAll('boards')).toEqual([storedBoard('a-1')])
    expect(await storage.read('boards', 'nba')).toBeUndefined()
  })

  it('is not replaced by an earlier revision of the same epoch, but by any of another', async () => {
    const storage = open()
    await save(storage, 'a-10')
    await save(storage, 'a-9')
    expect((await read(storage))?.board.rev).toBe('a-10')
    await save(storage, 'b-1')
    expect((await read(storage))?.board.rev).toBe('b-1')
  })

  it('becomes younger when the same revision was checked later, and only then', async () => {
    const storage = open()
    await save(storage, 'a-1', LATER)
    await save(storage, 'a-1')
    expect((await read(storage))?.checkedAt).toBe(LATER)
  })

  it('is told to whoever follows it, at once and after every change, until it leaves', async () => {
    const storage = open()
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told).toEqual([undefined]))
    await save(storage, 'a-1')
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    stop()
    await save(storage, 'a-2')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(told.at(-1)).toBe('a-1')
  })

  it('is gone for all who follow once it is removed, also from what was found last', async () => {
    const storage = open()
    await save(storage, 'a-1')
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    await storage.remove('boards', () => true)
    await vi.waitFor(() => expect(told.at(-1)).toBeUndefined())
    expect([storage.last('boards', 'nfl'), await storage.readAll('boards')]).toEqual([undefined, []])
    stop()
  })

  it('is at hand for the next first frame, with the parts that did not change', async () => {
    const storage = open()
    expect(storage.last('boards', 'nfl')).toBeUndefined()
    await save(storage, 'a-1')
    const first = await read(storage)
    expect(storage.last('boards', 'nfl')).toBe(first)
    await save(storage, 'a-1', LATER)
    expect((await read(storage))?.board).toBe(first?.board)
  })
})

describe('a row of a shape we do not know', () => {
  it('counts as none and is replaced', async () => {
    const { db, storage } = freshStorage()
    const board = { ...storedBoard('a-10').board, v: 2 }
    await db.table('boards').put({ slug: 'nfl', board, checkedAt: '' })
    expect([await read(storage), await storage.readAll('boards')]).toEqual([undefined, []])
    await save(storage, 'a-1')
    expect(await read(storage)).toEqual(storedBoard('a-1'))
  })
})

describe('a device without room', () => {
  it('shows what it does not take, and every later row', async () => {
    const { db, storage } = freshStorage()
    refuseBoards(db)
    const { told, stop } = follow(storage)
    for (const rev of ['a-1', 'a-2']) {
      await save(storage, rev)
      await vi.waitFor(() => expect(told.at(-1)).toBe(rev))
    }
    expect([storage.status(), await db.boards.count()]).toEqual(['full', 0])
    stop()
  })

  it('shows later rows than the one it had room for, and how old they are', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    refuseBoards(db)
    await save(storage, 'a-1', LATER)
    expect(await read(storage)).toEqual(storedBoard('a-1', LATER))
    await save(storage, 'a-2')
    expect([await read(storage), ...(await storage.readAll('boards'))]).toEqual([
      storedBoard('a-2'),
      storedBoard('a-2'),
    ])
  })

  it('gives way to what another tab has saved since', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseBoards(db)
    await save(storage, 'a-2')
    recover()
    await save(createStorage(createDexieDevice(db)), 'a-3')
    expect((await read(storage))?.board.rev).toBe('a-3')
  })

  it('takes what waits as soon as there is room again', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseBoards(db)
    await save(storage, 'a-2')
    recover()
    await save(storage, 'a-1')
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-2'))
    expect(storage.status()).toBe('ok')
  })

  it('takes what waits of other tables, too, as soon as it takes anything', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseBoards(db)
    await save(storage, 'a-2')
    recover()
    await putEntry(storage, { user: 'ann', kind: 'usage', body: {}, at: 1 })
    await vi.waitFor(async () => expect(await db.boards.get('nfl')).toEqual(storedBoard('a-2')))
  })

  it('goes on when its database is gone: what was found last stays, and what comes is shown', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    await read(storage)
    db.close({ disableAutoOpen: true })
    expect((await read(storage))?.board.rev).toBe('a-1')
    await save(storage, 'a-2')
    expect((await read(storage))?.board.rev).toBe('a-2')
  })
})

describe('two tabs on a device without room', () => {
  function openTwo() {
    const db = freshDb()
    const ends = createChannelEnds()
    const open = () => {
      const storage = createStorage(createDexieDevice(db))
      storage.join(createPeers(ends()))
      return storage
    }
    return { db, leader: open(), follower: open() }
  }

  it('both show what one of them was told', async () => {
    const { db, leader, follower } = openTwo()
    await save(leader, 'a-1')
    const { told, stop } = follow(follower)
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    refuseBoards(db)
    await save(leader, 'a-2', LATER)
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-2'))
    expect(await follower.readAll('boards')).toEqual([storedBoard('a-2', LATER)])
    stop()
  })

  it('both show what the device takes when it has room again, also after the server was restored', async () => {
    const { db, leader, follower } = openTwo()
    const recover = refuseBoards(db)
    await save(leader, 'a-2')
    await vi.waitFor(async () => expect((await read(follower))?.board.rev).toBe('a-2'))
    recover()
    await save(leader, 'b-1', LATER)
    expect((await read(follower))?.board.rev).toBe('b-1')
  })

  it('what belongs to somebody stays with who found it, and what is no row is not heard', async () => {
    const ends = createChannelEnds()
    const told: unknown[] = []
    createPeers(ends()).onTold((_table, row) => told.push(row))
    const stranger = ends()
    const row = storedBoard('a-1')
    for (const message of [
      undefined,
      { v: 2, table: 'boards', row },
      { v: 1, table: 'stats', row: { key: 'ann/nfl/1', checkedAt: '' } },
      { v: 1, table: 'elsewhere', row },
      { v: 1, table: 'boards', row: { slug: 'nfl' } },
      { v: 1, table: 'boards', row },
    ])
      stranger.post(message)
    expect(told).toEqual([row])
  })
})

/** A channel between tabs, whose messages arrive at once. */
function createChannelEnds(): () => Channel {
  const ears = new Map<object, (message: unknown) => void>()
  return () => {
    const end = {}
    return {
      post: (message) => ears.forEach((hear, other) => other !== end && hear(structuredClone(message))),
      onMessage: (run) => void ears.set(end, run),
      close: () => void ears.delete(end),
    }
  }
}

describe('a database that is wiped under an open page', () => {
  it('gets back what was found last, and whoever follows it goes on', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    await db.boards.clear()
    await vi.waitFor(async () => expect(await db.boards.get('nfl')).toEqual(storedBoard('a-1')))
    expect([told.at(-1), (await storage.readAll('boards')).length]).toEqual(['a-1', 1])
    stop()
  })

  const chosen = { key: 'guest/nfl/1', owner: 'guest', team: 'nfl/1', on: true, at: 1 } as const

  it('gets back what people chose and did, when a page that follows it reads or writes anything', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    await read(storage)
    await storage.save('favourites', chosen)
    await putEntry(storage, { user: 'ann', kind: 'usage', body: {}, at: 1 })
    await storage.readAll('favourites')
    const [entry] = await storage.readAll('outbox')
    for (const look of [
      () => storage.readAll('favourites'),
      () => read(storage),
      () => save(storage, 'a-2'),
    ]) {
      for (const table of db.tables) await table.clear()
      await look()
      await vi.waitFor(async () => {
        expect(await db.favourites.toArray()).toEqual([chosen])
        expect(await db.outbox.toArray()).toEqual([entry])
      })
    }
  })

  it('does not get back what another tab took away while the rest is there', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    await storage.save('favourites', chosen)
    await storage.readAll('favourites')
    await read(storage)
    await db.favourites.clear()
    expect(await storage.readAll('favourites')).toEqual([])
    await db.boards.clear()
    await read(storage)
    await vi.waitFor(async () => expect(await db.boards.count()).toBe(1))
    expect(await db.favourites.count()).toBe(0)
  })

  it('does not get back what belongs to somebody: another tab may have taken it away', async () => {
    const { db, storage } = freshStorage()
    const row = { key: 'ann/nfl/1', answer: {}, checkedAt: '' } as never
    await storage.save('stats', row)
    await storage.read('stats', 'ann/nfl/1')
    await db.table('stats').clear()
    expect([await storage.read('stats', 'ann/nfl/1'), await storage.readAll('stats')]).toEqual([
      undefined,
      [],
    ])
  })
})

describe('changing the device', () => {
  it('takes along what the one before did not take, and tells whoever follows', async () => {
    const storage = createStorage()
    await save(storage, 'a-1')
    const db = freshDb()
    const { told, stop } = follow(storage)
    await storage.use(createDexieDevice(db))
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-1'))
    await save(createStorage(createDexieDevice(db)), 'a-2')
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-2'))
    stop()
  })

  it('finds what is on it, for screens that found nothing before', async () => {
    const db = freshDb()
    await db.boards.put(storedBoard('a-1'))
    const storage = createStorage()
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told).toEqual([undefined]))
    await storage.use(createDexieDevice(db))
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    stop()
  })

  it('tells whoever follows what the device before was still writing', async () => {
    const db = freshDb()
    const opened = openNatively(db.name, indexedDB)
    const native = createNativeDevice(() => opened)
    let write = () => {}
    const storage = createStorage({
      ...native,
      change: async (...what) => {
        await new Promise<void>((resolve) => (write = resolve))
        await native.change(...what)
      },
      // A browser lets a connection end what it has begun.
      close() {},
    })
    const saving = save(storage, 'a-1')
    await storage.use(createDexieDevice(db))
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told).toEqual([undefined]))
    write()
    await saving
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    stop()
  })

  it('to none says so once, and the page goes on from memory', async () => {
    const { db, storage } = freshStorage()
    const seen: WriteStatus[] = []
    storage.onStatus((status) => void seen.push(status))
    await storage.use(undefined)
    await save(storage, 'a-1')
    await save(storage, 'a-2')
    expect((await read(storage))?.board.rev).toBe('a-2')
    expect([seen, storage.status(), db.isOpen()]).toEqual([['none'], 'none', false])
  })
})
