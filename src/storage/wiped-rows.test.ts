import { describe, expect, it, vi } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { createDexieDevice } from './dexie-device'
import { saveHeads } from './heads'
import { putEntry } from './put-entry'
import { createStorage, type Storage } from './storage'
import { follow, read, save } from './testing/board-storage'
import { letDexieFollow } from './testing/dexie-over-fake'
import { freshDb } from './testing/fresh-db'
import { freshStorage, storedBoard } from './testing/fresh-storage'
import { refuseBoards } from './testing/refuse-rows'

letDexieFollow()

const chosen = { key: 'guest/nfl/1', owner: 'guest', team: 'nfl/1', on: true, at: 1 } as const

/** A board and a favourite were here. Now nothing is, and while the database is being closed no row is read or written. */
async function wipedAndClosing() {
  const db = freshDb()
  const dexie = createDexieDevice(db)
  const device = { isClosing: false }
  const unless = async <Result>(work: () => Promise<Result>) => {
    if (device.isClosing) throw new Error('DatabaseClosedError')
    return work()
  }
  const storage = createStorage({
    ...dexie,
    get: (table, key) => unless(() => dexie.get(table, key)),
    change: (table, keys, change) => unless(() => dexie.change(table, keys, change)),
  })
  await save(storage, 'a-1')
  await read(storage)
  await storage.save('favourites', chosen)
  await storage.readAll('favourites')
  for (const table of db.tables) await table.clear()
  device.isClosing = true
  return { db, storage, device }
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

  it('gets back a board that this page has only read', async () => {
    const { db, storage } = freshStorage()
    await db.boards.put(storedBoard('a-1'))
    await read(storage)
    await db.boards.clear()
    await read(storage)
    await vi.waitFor(async () => expect(await db.boards.get('nfl')).toEqual(storedBoard('a-1')))
  })

  it.each([
    ['reads', (storage: Storage) => storage.readAll('heads')],
    ['writes', (storage: Storage) => saveHeads(storage, [sampleHead({ live: false })], 60_001)],
  ])(
    'gets back what people chose, when a page that has shown no board %s its league bar',
    async (_how, use) => {
      const { db, storage } = freshStorage()
      await saveHeads(storage, [sampleHead()], 1)
      await storage.readAll('heads')
      await storage.save('favourites', chosen)
      await storage.readAll('favourites')
      for (const table of db.tables) await table.clear()
      await use(storage)
      await vi.waitFor(async () => expect(await db.favourites.toArray()).toEqual([chosen]))
      expect(await storage.readAll('heads')).toMatchObject([{ id: 'nfl' }])
    },
  )

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

  it('gets back what people chose, even when nothing could be read or written while it was wiped', async () => {
    const { db, storage, device } = await wipedAndClosing()
    await save(storage, 'a-2')
    device.isClosing = false
    await save(storage, 'a-3')
    await storage.readAll('favourites')
    await vi.waitFor(async () => {
      expect((await db.boards.get('nfl'))?.board.rev).toBe('a-3')
      expect(await db.favourites.toArray()).toEqual([chosen])
    })
  })

  it('treats nothing as removed while it cannot be read', async () => {
    const { db, storage, device } = await wipedAndClosing()
    expect(await storage.readAll('favourites')).toEqual([])
    device.isClosing = false
    await read(storage)
    await vi.waitFor(async () => expect(await db.favourites.toArray()).toEqual([chosen]))
  })

  it('does not get back what another tab removed while the rest is there', async () => {
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

  it('does not get back what another tab removed while a board waits that there was no room for', async () => {
    const { db, storage } = freshStorage()
    refuseBoards(db)
    await save(storage, 'a-1')
    await saveHeads(storage, [sampleHead()], 1)
    await storage.save('favourites', chosen)
    await storage.readAll('favourites')
    await db.favourites.clear()
    expect(await storage.readAll('favourites')).toEqual([])
  })

  it('gets back nothing that one user was given', async () => {
    const { db, storage } = freshStorage()
    await save(storage, 'a-1')
    await storage.save('stats', { key: 'ann/nfl/1', answer: { id: '1' }, checkedAt: '' })
    await Promise.all([read(storage), storage.readAll('stats')])
    for (const table of db.tables) await table.clear()
    await read(storage)
    await vi.waitFor(async () => expect(await db.boards.count()).toBe(1))
    expect(await storage.readAll('stats')).toEqual([])
  })

  it('does not get back what belongs to a user: another tab may have removed it', async () => {
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
