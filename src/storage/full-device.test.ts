import { describe, expect, it, vi } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import type { Device } from './device'
import { createDexieDevice } from './dexie-device'
import { saveHeads } from './heads'
import { createPeers } from './peers'
import { putEntry } from './put-entry'
import { createStorage } from './storage'
import { follow, LATER, read, save } from './testing/board-storage'
import { createChannelEnds } from './testing/channel-ends'
import { letDexieFollow } from './testing/dexie-over-fake'
import { freshDb } from './testing/fresh-db'
import { freshStorage, storedBoard } from './testing/fresh-storage'
import { refuseBoards, refuseHeads } from './testing/refuse-rows'

letDexieFollow()

const LATER_STILL = '2026-01-11T18:01:00.000Z'
const chosen = { key: 'guest/nfl/1', owner: 'guest', team: 'nfl/1', on: true, at: 1 } as const

describe('a device without room', () => {
  it('shows the row that it cannot store, and every later one', async () => {
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

  it('deletes the pictures when there is no room, and stores the row then', async () => {
    const { db, storage } = freshStorage()
    await db.logos.put({ path: '/api/image/buf.png', at: 1, failures: 0 })
    db.logos.hook('deleting', refuseBoards(db))
    await save(storage, 'a-1')
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-1'))
    expect([await db.logos.count(), storage.status()]).toEqual([0, 'ok'])
  })

  it('shows rows later than the one it has stored, and how old they are', async () => {
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

  it('shows what another tab has saved since', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseBoards(db)
    await save(storage, 'a-2')
    recover()
    await save(createStorage(createDexieDevice(db)), 'a-3')
    expect((await read(storage))?.board.rev).toBe('a-3')
  })

  it('shows and stores the heads of leagues that another tab has saved since', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseHeads(db)
    await saveHeads(storage, [sampleHead({ id: 'nfl', live: false })], 1000)
    recover()
    await saveHeads(createStorage(createDexieDevice(db)), [sampleHead({ id: 'nfl', live: true })], 2000)
    expect(await storage.readAll('heads')).toMatchObject([{ id: 'nfl', live: true }])
    await saveHeads(storage, [sampleHead({ id: 'nba' })], 3000)
    expect(await db.heads.get('nfl')).toMatchObject({ live: true, checkedAtMs: 2000 })
  })

  it('stores the row that waits as soon as there is room again', async () => {
    const { db, storage } = freshStorage()
    const recover = refuseBoards(db)
    await save(storage, 'a-2')
    recover()
    await save(storage, 'a-1')
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-2'))
    expect(storage.status()).toBe('ok')
  })

  it('stores waiting rows of other tables, too, as soon as it can store anything', async () => {
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
    await storage.save('favourites', chosen)
    await storage.readAll('favourites')
    db.close({ disableAutoOpen: true })
    expect((await read(storage))?.board.rev).toBe('a-1')
    expect(await storage.readAll('favourites')).toEqual([chosen])
    await save(storage, 'a-2')
    expect((await read(storage))?.board.rev).toBe('a-2')
  })
})

it('a row that is refused while one before it is still being written is not lost', async () => {
  const dexie = createDexieDevice(freshDb())
  let isBusy = false
  let finish = () => {}
  const storage = createStorage({
    ...dexie,
    async change(...what) {
      if (isBusy) throw new Error('busy')
      isBusy = true
      await dexie.change(...what)
      await new Promise<void>((resolve) => (finish = resolve))
    },
  })
  const saving = save(storage, 'a-1')
  await vi.waitFor(async () => expect((await read(storage))?.board.rev).toBe('a-1'))
  await save(storage, 'a-2')
  finish()
  await saving
  expect((await read(storage))?.board.rev).toBe('a-2')
})

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

describe('two tabs on a device without room', () => {
  it('both show what one of them has received', async () => {
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

  it('both show that the feed is in trouble, which no check has confirmed', async () => {
    const { db, leader, follower } = openTwo()
    refuseBoards(db)
    await save(leader, 'a-1')
    const { board, ...row } = storedBoard('a-2')
    const source = { state: 'down', since: LATER } as const
    await leader.save('boards', { ...row, board: { ...board, source } })
    expect((await read(follower))?.board).toEqual({ ...board, source })
  })

  it('both show in the league bar what one of them has heard, although the device keeps older heads', async () => {
    const { db, leader, follower } = openTwo()
    await saveHeads(leader, [sampleHead({ live: false })], 1000)
    refuseHeads(db)
    for (const [at, live] of [
      [2000, true],
      [3000, false],
    ] as const) {
      await saveHeads(leader, [sampleHead({ live })], at)
      const shown = await Promise.all([leader, follower].map((tab) => tab.readAll('heads')))
      expect(shown.flat()).toMatchObject([
        { live, checkedAtMs: at },
        { live, checkedAtMs: at },
      ])
    }
  })

  it.each([
    ['a later revision', 'a-3', LATER],
    ['a later revision of the same moment', 'a-3', undefined],
    ['the first revision after the server was restored', 'b-1', LATER],
  ])('both show what the device stores when it has room again: %s', async (_what, rev, checkedAt) => {
    const { db, leader, follower } = openTwo()
    const recover = refuseBoards(db)
    await save(leader, 'a-2')
    await vi.waitFor(async () => expect((await read(follower))?.board.rev).toBe('a-2'))
    recover()
    await save(leader, rev, checkedAt)
    expect((await db.boards.get('nfl'))?.board.rev).toBe(rev)
    const shown = await Promise.all([leader, follower].map((tab) => read(tab)))
    expect(shown.map((row) => row?.board.rev)).toEqual([rev, rev])
  })
})

describe('two tabs on a device without room, after the server’s clock was set back', () => {
  const AHEAD = new Date(Date.now() + 3_600_000).toISOString()

  it('both show what the server says since', async () => {
    const { db, leader, follower } = openTwo()
    refuseBoards(db)
    for (const [rev, checkedAt] of [
      ['a-1', AHEAD],
      ['a-2', LATER],
      ['b-1', LATER_STILL],
    ] as const) {
      await save(leader, rev, checkedAt)
      expect(await read(follower)).toEqual(storedBoard(rev, checkedAt))
    }
  })

  it('both show what the device stores when it has room again', async () => {
    const { db, leader, follower } = openTwo()
    const recover = refuseBoards(db)
    await save(leader, 'a-1', AHEAD)
    expect(await read(follower)).toEqual(storedBoard('a-1', AHEAD))
    recover()
    await save(leader, 'a-1', LATER)
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-1', LATER))
    expect(await read(follower)).toEqual(storedBoard('a-1', LATER))
  })

  it('both show it although the device keeps what the server had said before', async () => {
    const { db, leader, follower } = openTwo()
    await save(leader, 'a-1', AHEAD)
    refuseBoards(db)
    await save(leader, 'a-1', LATER)
    expect(await follower.readAll('boards')).toEqual([storedBoard('a-1', LATER)])
  })

  it('both show it in the league bar', async () => {
    const { db, leader, follower } = openTwo()
    await saveHeads(leader, [sampleHead({ live: true })], Date.parse(AHEAD))
    refuseHeads(db)
    await saveHeads(leader, [sampleHead({ live: false })], 2000)
    expect(await follower.readAll('heads')).toMatchObject([{ live: false, checkedAtMs: 2000 }])
    await saveHeads(leader, [sampleHead({ live: true })], 3000)
    expect(await follower.readAll('heads')).toMatchObject([{ live: true, checkedAtMs: 3000 }])
  })
})

describe('other tabs are told', () => {
  function openAndListen(device?: Device) {
    const ends = createChannelEnds()
    const told: unknown[] = []
    ends().onMessage((message) => told.push(message))
    const storage = createStorage(device)
    storage.join(createPeers(ends()))
    return { storage, told }
  }

  it('what everybody may see, but no row that belongs to a user', async () => {
    const db = freshDb()
    const { storage, told } = openAndListen(createDexieDevice(db))
    db.close({ disableAutoOpen: true })
    await storage.save('favourites', chosen)
    await storage.save('stats', { key: 'ann/nfl/1', answer: { id: '1' }, checkedAt: LATER })
    await save(storage, 'a-1')
    expect(told).toEqual([{ v: 1, table: 'boards', row: storedBoard('a-1') }])
  })

  it('nothing where the browser has no database: there each tab asks the server itself', async () => {
    const { storage, told } = openAndListen()
    await save(storage, 'a-1')
    expect(told).toEqual([])
  })
})
