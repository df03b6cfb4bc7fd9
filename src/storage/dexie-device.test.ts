import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Device } from './device'
import { openDevice } from './dexie-device'
import { DATABASE } from './tables'

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
    const request = factory.open(DATABASE, 1)
    request.addEventListener('success', () => resolve(request.result))
  })
}

it('a database whose upgrade is held up counts as none after three seconds, and is used once it opens', async () => {
  const frozen = await openFrozenPage()
  const late: Device[] = []
  const opened = openDevice((device) => late.push(device))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await opened).toBeUndefined()
  frozen.close()
  await vi.waitUntil(() => late.length > 0)
  expect(await late[0]!.all('favourites')).toEqual([])
  late[0]!.close()
})
