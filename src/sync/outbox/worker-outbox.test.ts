import { IDBFactory, indexedDB as fakeIndexedDB } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readShared, writeShared } from '../../platform/shared-values'
import { createDexieDevice } from '../../storage/dexie-device'
import { createExistingDatabase } from '../../storage/existing-database'
import { createNativeDevice } from '../../storage/native-device'
import { openNatively } from '../../storage/open-natively'
import { putEntry } from '../../storage/put-entry'
import { createStorage, type Storage } from '../../storage/storage'
import { letDexieFollow } from '../../storage/testing/dexie-over-fake'
import { freshDb } from '../../storage/testing/fresh-db'
import { sendFromWorker } from './worker-outbox'

letDexieFollow()

let open: () => Promise<IDBDatabase>
let storage: Storage
const asked: { how: string; token: string | null; entries: readonly { id: string }[] }[] = []
let answer: (ids: readonly string[]) => Response

/** Waits until the worker would read this session. */
async function isHere(user: string | undefined) {
  void writeShared('session', user === undefined ? undefined : { user, token: 'now' })
  await vi.waitUntil(async () => (await readShared('session'))?.user === user)
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const database = openNatively('scores', new IDBFactory())
  open = () => database
  storage = createStorage(createNativeDevice(open))
  await isHere('ann')
  asked.length = 0
  answer = (ids) =>
    Response.json({
      results: ids.map((id) => ({ id, outcome: 'done' })),
      preferences: {},
      favourites: { 'nfl/12': { on: true, at: 5 } },
    })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { entries } = JSON.parse(init.body as string) as { entries: { id: string }[] }
    const headers = new Headers(init.headers)
    const how = `${init.method} ${path} ${headers.get('content-type')}`
    asked.push({ how, token: headers.get('authorization'), entries })
    return answer(entries.map(({ id }) => id))
  })
})
afterEach(() => vi.unstubAllGlobals())

const put = (user: string) =>
  putEntry(storage, { user, kind: 'usage', body: { feature: 'box-score' }, at: 1 })

describe('the worker, woken because there is a network', () => {
  it('sends what its user did with the current token, and stores what other devices chose', async () => {
    await put('ann')
    await put('ben')
    await sendFromWorker(open)
    const how = 'POST /api/outbox application/json'
    expect(asked).toMatchObject([{ how, token: 'now', entries: [{ kind: 'usage', at: 1 }] }])
    expect(await storage.readAll('outbox')).toMatchObject([{ user: 'ben' }])
    expect(await storage.readAll('favourites')).toMatchObject([{ key: 'ann/nfl/12', on: true }])
  })

  it('is woken again when the server could not be asked', async () => {
    await put('ann')
    answer = () => new Response('<h1>Sign in to this network</h1>')
    await expect(sendFromWorker(open)).rejects.toThrow('did not take')
    expect(await createStorage(createNativeDevice(open)).readAll('outbox')).toHaveLength(1)
  })

  it('delivers the rest where the server cannot read one entry, and keeps that one out of the way', async () => {
    const [bad, good] = ['no name', 'a-good-name-of-an-entry']
    for (const id of [bad, good])
      await storage.save('outbox', {
        id,
        user: 'ann',
        kind: 'favourites',
        body: { team: 'nfl/1', on: true },
        at: 1,
      })
    const readable = answer
    answer = (ids) =>
      ids.includes(bad)
        ? Response.json({ status: 400, message: 'An entry has no name.', data: {} }, { status: 400 })
        : readable(ids)
    await sendFromWorker(open)
    expect(asked.map(({ entries }) => entries.length)).toEqual([2, 1, 1])
    expect(await createStorage(createNativeDevice(open)).readAll('outbox')).toMatchObject([
      { id: bad, refused: 'An entry has no name.' },
    ])
  })

  it('keeps nothing of a user who signs out meanwhile', async () => {
    await put('ann')
    const inTime = fetch
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const told = await inTime(path, init)
      await isHere(undefined)
      return told
    })
    await sendFromWorker(open)
    expect(asked).toHaveLength(1)
    expect(await storage.readAll('favourites')).toEqual([])
  })

  it('asks nothing when nothing waits', async () => {
    await sendFromWorker(open)
    expect(asked).toEqual([])
  })

  it('does nothing when nobody is signed in', async () => {
    await put('ann')
    await isHere(undefined)
    await sendFromWorker(open)
    expect(asked).toEqual([])
  })

  it('tells open pages, whose live queries do not notice what it has removed and stored', async () => {
    const db = freshDb()
    const page = createStorage(createDexieDevice(db))
    await putEntry(page, { user: 'ann', kind: 'usage', body: {}, at: 1 })
    const told: Record<string, number> = {}
    const stops = (['outbox', 'favourites'] as const).map((table) =>
      page.follow(
        () => page.readAll(table),
        (rows) => void (told[table] = rows.length),
      ),
    )
    await vi.waitFor(() => expect(told).toEqual({ outbox: 1, favourites: 0 }))
    await sendFromWorker(createExistingDatabase(db.name, fakeIndexedDB))
    await vi.waitFor(() => expect(told).toEqual({ outbox: 0, favourites: 1 }))
    stops.forEach((stop) => stop())
  })
})
