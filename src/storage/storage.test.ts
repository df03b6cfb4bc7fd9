import { indexedDB } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { createDexieDevice } from './dexie-device'
import { createNativeDevice } from './native-device'
import { openNatively } from './open-natively'
import { createStorage } from './storage'
import { follow, LATER, read, save } from './testing/board-storage'
import { letDexieFollow } from './testing/dexie-over-fake'
import { freshDb } from './testing/fresh-db'
import { freshStorage, storedBoard } from './testing/fresh-storage'
import { logOf } from './testing/log-of'
import type { WriteStatus } from './write-status'

letDexieFollow()

const chosen = { key: 'guest/nfl/1', owner: 'guest', team: 'nfl/1', on: true, at: 1 } as const

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
    await save(storage, 'a-1')
    await save(storage, 'a-1', LATER)
    expect((await read(storage))?.checkedAt).toBe(LATER)
    await save(storage, 'a-1')
    expect((await read(storage))?.checkedAt).toBe(LATER)
  })

  it('reaches whoever follows it, at once and after every change, until they leave', async () => {
    const storage = open()
    const { told, stop } = follow(storage)
    await vi.waitFor(() => expect(told).toEqual([undefined]))
    await save(storage, 'a-1')
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    stop()
    const other = follow(storage)
    await save(storage, 'a-2')
    await vi.waitFor(() => expect(other.told.at(-1)).toBe('a-2'))
    expect(told.at(-1)).toBe('a-1')
    other.stop()
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
    expect(storage.lastAll('boards')).toEqual([first])
    await save(storage, 'a-1', LATER)
    expect((await read(storage))?.board).toBe(first?.board)
  })
})

it('a row that the device takes is written once, never by reading it, and nobody hears of it from memory', async () => {
  const device = createDexieDevice(freshDb())
  let writes = 0
  const storage = createStorage({
    ...device,
    change(...what) {
      writes += 1
      return device.change(...what)
    },
  })
  let told = 0
  storage.onChangeInMemory(() => void (told += 1))
  await save(storage, 'a-1')
  for (let time = 0; time < 3; time++) await storage.readAll('boards')
  await storage.remove('boards', () => false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect({ writes, told }).toEqual({ writes: 1, told: 0 })
})

it('a page without a database knows that from the start, and logs nothing about each row', async () => {
  const storage = createStorage()
  expect(storage.status()).toBe('none')
  const logged = logOf('storage')
  await save(storage, 'a-1')
  await storage.readAll('boards')
  expect(logged).toEqual([])
})

describe('a row of a shape we do not know', () => {
  it('counts as missing and is replaced', async () => {
    const { db, storage } = freshStorage()
    const board = { ...storedBoard('a-10').board, v: 2 }
    await db.table('boards').put({ slug: 'nfl', board, checkedAt: '' })
    expect([await read(storage), await storage.readAll('boards')]).toEqual([undefined, []])
    await save(storage, 'a-1')
    expect(await read(storage)).toEqual(storedBoard('a-1'))
  })
})

describe('changing the device', () => {
  it('moves over what the previous one did not store, and tells whoever follows', async () => {
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

  it('brings what the new one has to screens that found nothing before', async () => {
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
      // A browser lets a closed connection finish what it has begun.
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

  it('to no device is reported once, and the page goes on from memory', async () => {
    const { db, storage } = freshStorage()
    const seen: WriteStatus[] = []
    storage.onStatus((status) => void seen.push(status))
    await save(storage, 'a-1')
    await storage.use(undefined)
    await save(storage, 'a-2')
    expect((await read(storage))?.board.rev).toBe('a-2')
    expect([seen, storage.status(), db.isOpen()]).toEqual([['none'], 'none', false])
  })

  it('to no device keeps what was found on the one before', async () => {
    const { storage } = freshStorage()
    await storage.save('favourites', chosen)
    await storage.readAll('favourites')
    await storage.use(undefined)
    expect(await storage.readAll('favourites')).toEqual([chosen])
  })
})
