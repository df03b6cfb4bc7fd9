import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Device } from './device'
import { createDexieDevice, openDevice } from './dexie-device'
import { freshDb } from './testing/fresh-db'
import { storedBoard } from './testing/fresh-storage'
import { logOf } from './testing/log-of'

const found = { ...Dexie.dependencies }
const factory = new IDBFactory()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  Object.assign(Dexie.dependencies, { indexedDB: factory, IDBKeyRange })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(Dexie.dependencies, found)
})

/** A page of an earlier version, which is frozen and so does not make way for an upgrade. */
function openFrozenPage(): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = factory.open('turbo-scores', 1)
    request.addEventListener('success', () => resolve(request.result))
  })
}

it('a database whose upgrade is held up counts as none after three seconds, and is used once it opens', async () => {
  const frozen = await openFrozenPage()
  const late: Device[] = []
  const logged = logOf('storage')
  const opened = openDevice((device) => late.push(device))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await opened).toBeUndefined()
  expect(logged).toEqual(['error The database does not open: Error: no answer'])
  frozen.close()
  await vi.waitUntil(() => late.length > 0)
  expect(await late[0]!.all('favourites')).toEqual([])
  late[0]!.close()
})

it('a query that fails is logged, and is asked again after the next write', async () => {
  const db = freshDb()
  const logged = logOf('storage')
  const told: number[] = []
  let isBroken = true
  const stop = createDexieDevice(db).follow!(
    async () => {
      const count = await db.boards.count()
      if (isBroken) throw new Error('broken')
      return count
    },
    (count) => void told.push(count),
  )
  await vi.waitFor(() => expect(logged).toEqual(['warn a query: Error: broken']))
  isBroken = false
  await db.boards.put(storedBoard('a-1'))
  await vi.waitFor(() => expect(told).toEqual([1]))
  stop()
})
