import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage } from '../storage/storage'
import { portsAtom } from './ports'
import {
  adoptPreferencesAtom,
  storePreferencesAtom,
  preferencesAtom,
  readPreferenceTimes,
  setPreferenceAtom,
} from './preferences'
import { sessionAtom } from './session'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'

const NOW = Date.parse('2026-09-06T17:00:00Z')
const ANN = { kind: 'signed-in', user: { id: 'ann', email: '' }, tier: 'registered', can: [] } as const

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  for (const name of ['clock', 'preferences', 'preferenceTimes'] as const)
    localValues.remove(STORAGE_KEYS[name])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const storage = createStorage()
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  return { store, told: () => storage.readAll('outbox') }
}

describe('preferences', () => {
  it('start with the defaults, change one by one and are there for the next start', () => {
    const store = createStore()
    expect(store.get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: false })
    store.set(setPreferenceAtom, 'compactMode', true)
    expect(store.get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: true })
    expect(createStore().get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: true })
  })

  it('of a guest stay on the device, with the time of each choice', async () => {
    const { store, told } = open()
    store.set(setPreferenceAtom, 'compactMode', true)
    expect(readPreferenceTimes()).toEqual({ owner: 'guest', at: { compactMode: NOW } })
    expect(await told()).toEqual([])
  })

  it('of a user are sent to the server, without the times of a guest before', async () => {
    const { store, told } = open()
    store.set(setPreferenceAtom, 'compactMode', true)
    store.set(sessionAtom, ANN)
    store.set(setPreferenceAtom, 'soundEnabled', true)
    expect(readPreferenceTimes()).toEqual({ owner: 'ann', at: { soundEnabled: NOW } })
    expect(await told()).toMatchObject([
      { user: 'ann', kind: 'preferences', body: { soundEnabled: true }, at: NOW },
    ])
  })

  it('get a later time than before, even if the clock was set back since', () => {
    const { store } = open()
    store.set(storePreferencesAtom, store.get(preferencesAtom), {
      owner: 'guest',
      at: { compactMode: NOW + 60_000 },
    })
    store.set(setPreferenceAtom, 'compactMode', true)
    store.set(setPreferenceAtom, 'soundEnabled', true)
    expect(readPreferenceTimes().at).toEqual({ compactMode: NOW + 60_001, soundEnabled: NOW })
  })

  it('that another tab chose take effect, and are news only where they differ', () => {
    const { store } = open()
    const hear = vi.fn()
    store.sub(preferencesAtom, hear)
    const before = store.get(preferencesAtom)
    store.set(adoptPreferencesAtom, { ...before })
    expect(hear).not.toHaveBeenCalled()
    store.set(adoptPreferencesAtom, { ...before, compactMode: true })
    expect(store.get(preferencesAtom)).toMatchObject({ compactMode: true })
  })

  it('that have not changed are not written again', () => {
    const { store } = open()
    store.set(storePreferencesAtom, store.get(preferencesAtom), { owner: 'ann', at: {} })
    expect(localValues.read(STORAGE_KEYS.preferences)).toBeUndefined()
  })
})
