import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBoard, saveBoard } from '../storage/boards'
import type { TurboDb } from '../storage/db'
import { followStorage } from '../storage/follow'
import { freshDb, storedBoard } from '../storage/testing/test-boards'
import { createWriteGuard } from '../storage/write-status'
import { createSyncStorage } from './sync-storage'

const LATER = '2026-01-11T18:00:30.000Z'

/** Dexie follows queries only where there is a database to be followed. */
const found = { ...Dexie.dependencies }
beforeEach(() => void Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange }))
afterEach(() => void Object.assign(Dexie.dependencies, found))

function onDevice(db: TurboDb) {
  return createSyncStorage(
    db,
    createWriteGuard(async () => {}),
  )
}

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

describe('a device without room', () => {
  it('shows the board of a first visit, and every later one', async () => {
    const db = freshDb()
    refuseBoards(db)
    const told: (string | undefined)[] = []
    const stop = followStorage(
      () => readBoard(db, 'nfl'),
      (stored) => told.push(stored?.board.rev),
    )
    for (const rev of ['a-1', 'a-2']) {
      await onDevice(db).saveBoard(storedBoard(rev))
      await vi.waitFor(() => expect(told.at(-1)).toBe(rev))
    }
    stop()
  })

  it('shows later boards than the one it had room for, and how old they are', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-1'))
    refuseBoards(db)
    await onDevice(db).touchBoard('nfl', 'a-1', LATER)
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1', LATER))
    await onDevice(db).saveBoard(storedBoard('a-2'))
    await onDevice(db).touchBoard('nfl', 'a-2', LATER)
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-2', LATER))
  })

  it('gives way to what another tab has saved since', async () => {
    const db = freshDb()
    const recover = refuseBoards(db)
    await onDevice(db).saveBoard(storedBoard('a-2'))
    recover()
    await saveBoard(db, storedBoard('a-3'))
    expect((await readBoard(db, 'nfl'))?.board.rev).toBe('a-3')
  })

  it('keeps the next board when there is room again', async () => {
    const db = freshDb()
    const recover = refuseBoards(db)
    await onDevice(db).saveBoard(storedBoard('a-1'))
    recover()
    await onDevice(db).saveBoard(storedBoard('a-2'))
    expect(await db.boards.get('nfl')).toEqual(storedBoard('a-2'))
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-2'))
  })

  it('goes on showing scores when its database is gone', async () => {
    const db = freshDb()
    await saveBoard(db, storedBoard('a-1'))
    db.close()
    await onDevice(db).saveBoard(storedBoard('a-2'))
    expect((await readBoard(db, 'nfl'))?.board.rev).toBe('a-2')
  })
})
