import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import type { PreferenceTimes } from '../domain/people/settings/preference-times'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage } from '../storage/storage'
import { adoptServerChoicesAtom } from './adopt-server-choices'
import { portsAtom } from './ports'
import { preferencesAtom, readPreferenceTimes, setPreferenceAtom } from './preferences'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'

function forgetChoices() {
  localValues.remove(STORAGE_KEYS.preferences)
  localValues.remove(STORAGE_KEYS.preferenceTimes)
}
const NOW = 1000
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  forgetChoices()
})
afterEach(() => {
  vi.useRealTimers()
  forgetChoices()
})

const chose = (times: PreferenceTimes) =>
  localValues.write(STORAGE_KEYS.preferenceTimes, JSON.stringify(times))
const TOLD = { compactMode: { on: true, at: 5 } }
const waits = (kind: OutboxEntry['kind'], name: string): OutboxEntry => ({
  id: name,
  kind,
  body: { [name]: false },
  at: 9,
})

describe('a choice that the server reports for a user', () => {
  it('takes effect, and its time is kept', () => {
    const store = createStore()
    store.set(adoptServerChoicesAtom, { user: 'ann', preferences: TOLD, waiting: [], refused: [] })
    expect(store.get(preferencesAtom)).toMatchObject({ compactMode: true, showSearchBar: true })
    expect(readPreferenceTimes()).toEqual({ owner: 'ann', at: { compactMode: 5 } })
  })

  it('gives way to the same choice on this device if that still waits to be sent', () => {
    const store = createStore()
    store.set(setPreferenceAtom, 'compactMode', true)
    const told = { compactMode: { on: false, at: 5 }, showSearchBar: { on: false, at: 5 } }
    const waiting = [waits('preferences', 'compactMode'), waits('usage', 'showSearchBar')]
    store.set(adoptServerChoicesAtom, { user: 'ann', preferences: told, waiting, refused: [] })
    expect(store.get(preferencesAtom)).toMatchObject({ compactMode: true, showSearchBar: false })
  })

  it('makes the device send what its guest had chosen before', async () => {
    const storage = createStorage()
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    store.set(setPreferenceAtom, 'soundEnabled', true)
    chose({ owner: 'guest', at: { soundEnabled: 3 } })
    store.set(adoptServerChoicesAtom, { user: 'ann', preferences: TOLD, waiting: [], refused: [] })
    expect(await storage.readAll('outbox')).toMatchObject([
      { user: 'ann', kind: 'preferences', body: { soundEnabled: true }, at: 3 },
    ])
  })

  it('makes the device send what the server has lost, unless the user has yet to decide about it', async () => {
    const storage = createStorage()
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    chose({ owner: 'ann', at: { soundEnabled: 3, autoRefresh: 4, showSearchBar: 5 } })
    vi.setSystemTime(NOW + 3_600_000)
    const [waiting, refused] = [[waits('preferences', 'soundEnabled')], [waits('preferences', 'autoRefresh')]]
    store.set(adoptServerChoicesAtom, { user: 'ann', preferences: TOLD, waiting, refused })
    expect(await storage.readAll('outbox')).toMatchObject([
      { user: 'ann', kind: 'preferences', body: { showSearchBar: true }, at: 5 },
    ])
  })

  it('takes effect where there is no storage to send from', () => {
    chose({ owner: 'guest', at: { soundEnabled: 3 } })
    const store = createStore()
    store.set(adoptServerChoicesAtom, { user: 'ann', preferences: TOLD, waiting: [], refused: [] })
    expect(store.get(preferencesAtom)).toMatchObject({ compactMode: true })
  })
})
