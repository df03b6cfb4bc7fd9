import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBoard } from './boards'
import { openDb, type StoredGame, type TurboDb } from './db'
import { gameKey, readGame, saveGame } from './games'
import { freshDb, storedBoard } from './testing/test-boards'

function storedGame(more: Partial<StoredGame> = {}): StoredGame {
  return {
    key: gameKey('ann', 'nfl', '401'),
    slug: 'nfl',
    answer: { id: '401', sport: 'NFL', locked: [] },
    checkedAt: '2026-01-11T18:00:00.000Z',
    openedAt: 1000,
    ...more,
  }
}

describe('opened box scores', () => {
  let db: TurboDb
  beforeEach(() => {
    db = freshDb()
  })

  it('come back as they were, for who opened them', async () => {
    await saveGame(db, storedGame())
    expect(await readGame(db, gameKey('ann', 'nfl', '401'))).toEqual(storedGame())
    expect(await readGame(db, gameKey('guest', 'nfl', '401'))).toBeUndefined()
  })

  it('are not replaced by an older answer that came late', async () => {
    await saveGame(db, storedGame())
    await saveGame(db, storedGame({ checkedAt: '2026-01-11T17:59:50.000Z', openedAt: 2000 }))
    expect(await readGame(db, gameKey('ann', 'nfl', '401'))).toEqual(storedGame())
  })

  it('are the newest 50', async () => {
    for (let opened = 1; opened <= 52; opened++) {
      await saveGame(db, storedGame({ key: gameKey('ann', 'nfl', String(opened)), openedAt: opened }))
    }
    const kept = await db.games.orderBy('openedAt').toArray()
    expect(kept.map(({ openedAt }) => openedAt)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3))
  })
})

it('a database of the first version keeps its boards and gains the box scores', async () => {
  const name = `test-${crypto.randomUUID()}`
  const old = new Dexie(name, { indexedDB, IDBKeyRange })
  old.version(1).stores({ boards: 'slug', heads: 'id', logos: 'path, at' })
  await old.table('boards').put(storedBoard('a-1'))
  old.close()
  const db = openDb(name, { indexedDB, IDBKeyRange })
  expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
  await saveGame(db, storedGame())
  expect(await readGame(db, storedGame().key)).toEqual(storedGame())
})
