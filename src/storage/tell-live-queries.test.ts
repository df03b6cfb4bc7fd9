import { indexedDB } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { createExistingDatabase } from './existing-database'
import { createNativeDevice } from './native-device'
import { createStorage } from './storage'
import { tellLiveQueries } from './tell-live-queries'
import { follow, save } from './testing/board-storage'
import { letDexieFollow } from './testing/dexie-over-fake'
import { freshStorage } from './testing/fresh-storage'

letDexieFollow()
afterEach(() => void vi.unstubAllGlobals())

it('a page that follows a row is told of what the worker wrote without Dexie', async () => {
  const { db, storage } = freshStorage()
  await save(storage, 'a-1')
  const { told, stop } = follow(storage)
  await vi.waitFor(() => expect(told).toEqual(['a-1']))
  const open = createExistingDatabase(db.name, indexedDB)
  await save(createStorage(createNativeDevice(open)), 'a-2')
  tellLiveQueries()
  await vi.waitFor(() => expect(told).toEqual(['a-1', 'a-2']))
  stop()
})

it('the worker of a browser without channels tells nobody', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(tellLiveQueries).not.toThrow()
})
