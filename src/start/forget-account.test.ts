import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '../domain/people/settings/preferences'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import {
  preferencesAtom,
  readPreferences,
  readPreferenceTimes,
  storePreferencesAtom,
} from '../state/preferences'
import { createStore } from '../state/store'
import { putEntry } from '../storage/put-entry'
import { createStorage } from '../storage/storage'
import { forgetAccount } from './forget-account'

it('leaves nothing on the device of what the user of a deleted account chose and did', async () => {
  const storage = createStorage()
  const store = createStore()
  store.set(
    storePreferencesAtom,
    { ...DEFAULT_PREFERENCES, compactMode: true },
    { owner: 'ann', at: { compactMode: 1 } },
  )
  localValues.write(STORAGE_KEYS.passwordSet, 'ann')
  localValues.write(STORAGE_KEYS.adminLogSearches, '["ben@fans.example"]')
  await putEntry(storage, { user: 'ann', kind: 'preferences', body: { compactMode: true }, at: 1 })

  await forgetAccount(storage, store, 'ann')
  expect(store.get(preferencesAtom)).toEqual(DEFAULT_PREFERENCES)
  expect(readPreferences()).toEqual(DEFAULT_PREFERENCES)
  expect(readPreferenceTimes()).toEqual({ owner: '', at: {} })
  const kept = [STORAGE_KEYS.passwordSet, STORAGE_KEYS.adminLogSearches]
  expect(kept.map((key) => localValues.read(key))).toEqual([undefined, undefined])
  expect(await storage.readAll('outbox')).toEqual([])
})

it('leaves the preferences of somebody else as they are', async () => {
  const store = createStore()
  const values = { ...DEFAULT_PREFERENCES, compactMode: true }
  store.set(storePreferencesAtom, values, { owner: 'ben', at: { compactMode: 1 } })
  await forgetAccount(createStorage(), store, 'ann')
  expect([store.get(preferencesAtom), readPreferenceTimes().owner]).toEqual([values, 'ben'])
})
