import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBoard, saveBoard } from './boards'
import { followStorage } from './follow'
import { openStorage } from './open-storage'
import { storedBoard } from './testing/test-boards'

const found = Dexie.dependencies

beforeEach(() => {
  Dexie.dependencies = { indexedDB, IDBKeyRange }
})

afterEach(() => {
  Dexie.dependencies = found
})

describe('storage', () => {
  it('is kept from one opening to the next', async () => {
    const name = `test-${crypto.randomUUID()}`
    const first = await openStorage(name)
    await saveBoard(first.db, storedBoard('a-1'))
    first.db.close()
    const second = await openStorage(name)
    expect(second.kept).toBe(true)
    expect(await readBoard(second.db, 'nfl')).toEqual(storedBoard('a-1'))
  })

  it('works in memory where the browser refuses its database', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Dexie.dependencies = { indexedDB: { open: refuse } as unknown as IDBFactory, IDBKeyRange }
    const { db, kept } = await openStorage(`test-${crypto.randomUUID()}`)
    expect(kept).toBe(false)
    await saveBoard(db, storedBoard('a-1'))
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
  })

  it('works in memory where the browser throws at whoever looks for its database', async () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get })
    vi.stubGlobal('navigator', {})
    onTestFinished(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(globalThis, 'indexedDB')
    })
    Dexie.dependencies = { indexedDB: undefined as unknown as IDBFactory, IDBKeyRange }
    const { db, kept } = await openStorage(`test-${crypto.randomUUID()}`)
    expect(kept).toBe(false)
    await saveBoard(db, storedBoard('a-1'))
    expect(await readBoard(db, 'nfl')).toEqual(storedBoard('a-1'))
  })

  it('is followed in memory too where the browser has no database at all', async () => {
    const without = { ...found }
    Dexie.dependencies = found
    onTestFinished(() => void Object.assign(found, without))
    const { db, kept } = await openStorage(`test-${crypto.randomUUID()}`)
    expect(kept).toBe(false)
    const told: (string | undefined)[] = []
    const stop = followStorage(
      () => readBoard(db, 'nfl'),
      (stored) => told.push(stored?.board.rev),
    )
    await saveBoard(db, storedBoard('a-1'))
    await vi.waitFor(() => expect(told.at(-1)).toBe('a-1'))
    stop()
  })
})
