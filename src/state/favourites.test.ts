import { afterEach, describe, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage } from '../storage/storage'
import { favouritesAtom, favouriteSportsAtom, storedFavouritesAtom, setFavouriteAtom } from './favourites'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'

const ANN = { kind: 'signed-in', user: { id: 'ann', email: '' }, tier: 'registered', can: [] } as const

afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const storage = createStorage()
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  return { storage, store, teams: () => [...store.get(favouritesAtom)] }
}

describe('favourites', () => {
  it('are there at once, and kept on the device', async () => {
    const { storage, store, teams } = open()
    store.set(setFavouriteAtom, 'nfl/12', true)
    store.set(setFavouriteAtom, 'nba/5', true)
    expect(teams()).toEqual(['nfl/12', 'nba/5'])
    expect(store.get(favouriteSportsAtom)).toEqual(['NFL', 'NBA'])
    expect(await storage.readAll('favourites')).toMatchObject([{ team: 'nfl/12' }, { team: 'nba/5' }])
  })

  it('are gone when removed, even if the clock was set back since', async () => {
    const { storage, store, teams } = open()
    const later = Date.now() + 3_600_000
    store.set(storedFavouritesAtom, [
      { key: 'guest/nfl/12', owner: 'guest', team: 'nfl/12', on: true, at: later },
    ])
    store.set(setFavouriteAtom, 'nfl/12', false)
    expect(teams()).toEqual([])
    expect(await storage.read('favourites', 'guest/nfl/12')).toMatchObject({ on: false, at: later + 1 })
  })

  it('are chosen at the time of the choice, whatever time another team has', async () => {
    const now = Date.parse('2026-09-06T17:00:00Z')
    vi.useFakeTimers({ now, toFake: ['Date'] })
    localValues.remove(STORAGE_KEYS.clock)
    const { storage, store } = open()
    store.set(storedFavouritesAtom, [
      { key: 'guest/nba/5', owner: 'guest', team: 'nba/5', on: true, at: now + 60_000 },
    ])
    store.set(setFavouriteAtom, 'nfl/12', true)
    await expect.poll(() => storage.readAll('favourites')).toMatchObject([{ team: 'nfl/12', at: now }])
  })

  it('of a guest are not those of a user on the same device', () => {
    const { store, teams } = open()
    store.set(setFavouriteAtom, 'nfl/12', true)
    store.set(sessionAtom, ANN)
    expect(teams()).toEqual([])
    store.set(setFavouriteAtom, 'nba/5', true)
    expect(teams()).toEqual(['nba/5'])
  })
})
