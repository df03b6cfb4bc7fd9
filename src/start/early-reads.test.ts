import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNatively } from '../storage/open-natively'
import { createNativeDevice } from '../storage/native-device'
import { createStorage } from '../storage/storage'
import type { StoredBoard } from '../storage/rows'
import { boardOf } from '../sync/testing/sample-boards'
import type { Early } from './early'
import { createEarlyFetch, createEarlyDevice } from './early-reads'

const stored = (rev: string): StoredBoard => ({
  slug: 'nfl',
  board: boardOf('nfl', rev, []),
  checkedAt: '2026-10-25T18:00:00.000Z',
})

let database: Promise<IDBDatabase>
beforeEach(() => void (database = openNatively('scores', new IDBFactory())))

const early = (begun: Partial<Early>): Early => ({
  database,
  slug: 'nfl',
  board: Promise.resolve(undefined),
  heads: Promise.resolve([]),
  favourites: Promise.resolve([]),
  answer: Promise.resolve(undefined),
  ...begun,
})

const openEarly = (begun: Partial<Early>) => createStorage(createEarlyDevice(early(begun)))

describe('what the page has begun to read', () => {
  it('answers the first read of the board, and later reads see what has changed since', async () => {
    const storage = openEarly({ board: Promise.resolve(stored('e-1')) })
    expect(await storage.read('boards', 'nfl')).toEqual(stored('e-1'))
    await storage.save('boards', stored('e-2'))
    expect(await storage.read('boards', 'nfl')).toEqual(stored('e-2'))
  })

  it('is not taken for the board of another league', async () => {
    const storage = openEarly({ board: Promise.resolve(stored('e-1')) })
    expect(await storage.read('boards', 'nba')).toBeUndefined()
  })

  it.each([
    ['failed', async () => Promise.reject(new Error('no database'))],
    ['found nothing', async () => undefined],
  ])('is read again when the first read %s', async (_, begin) => {
    await createStorage(createNativeDevice(() => database)).save('boards', stored('e-1'))
    expect(await openEarly({ board: begin() }).read('boards', 'nfl')).toEqual(stored('e-1'))
  })
})

describe('what the page has asked the server', () => {
  const answer = new Response('early')
  const asked = vi.fn(async () => new Response('later'))
  beforeEach(() => void vi.stubGlobal('fetch', asked))
  afterEach(() => {
    vi.unstubAllGlobals()
    asked.mockClear()
  })

  it('answers the first who wants that board, and nobody else', async () => {
    const fetch = createEarlyFetch(early({ answer: Promise.resolve(answer) }))
    expect(await (await fetch('/api/boards/nba', {})).text()).toBe('later')
    expect(await fetch('/api/boards/nfl', {})).toBe(answer)
    expect(await (await fetch('/api/boards/nfl', {})).text()).toBe('later')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is asked again when it failed', async () => {
    const fetch = createEarlyFetch(early({ answer: Promise.reject(new Error('offline')) }))
    expect(await (await fetch('/api/boards/nfl', {})).text()).toBe('later')
  })
})
