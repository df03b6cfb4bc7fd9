import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { useCallback } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createDexieDevice } from '../storage/dexie-device'
import { createNativeDevice } from '../storage/native-device'
import { createStorage, type Storage } from '../storage/storage'
import { letDexieFollow } from '../storage/testing/dexie-over-fake'
import { freshDatabase } from '../storage/testing/fresh-database'
import { freshDb } from '../storage/testing/fresh-db'
import { eventually, render, type Rendered } from '../ui/testing/render'
import { portsAtom, usePorts } from './ports'
import { createStore, Provider } from './store'
import { testPorts } from './testing/test-ports'
import { useStored, useStoredRow } from './use-stored'

letDexieFollow()
let rendered: Rendered
afterEach(() => rendered.close())

const entry = (id: string, user = 'ann') => ({ id, user, kind: 'favourites', body: {}, at: 1 }) as const

function Ids({ user }: { readonly user: string }) {
  const { storage } = usePorts()
  const query = useCallback(async () => {
    const entries = await storage.readAll('outbox')
    return entries.filter((one) => one.user === user).map(({ id }) => id)
  }, [storage, user])
  return <p>{useStored(query)?.join() ?? 'asking'}</p>
}

function One({ id }: { readonly id: string | undefined }) {
  const read = useStoredRow('outbox', id)
  return <p>{read.kind === 'stored' ? read.stored.user : read.kind}</p>
}

function show(storage: Storage, screen = <Ids user="ann" />) {
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  const within = (node: typeof screen) => <Provider store={store}>{node}</Provider>
  rendered = render(within(screen))
  return (next: typeof screen) => rendered.show(within(next))
}
const says = (text: string) => eventually(() => rendered.page.textContent === text)

describe('a screen that comes after the first scores', () => {
  it('shows what is stored, and what another tab writes, changes and takes away', async () => {
    const db = freshDb()
    const otherTab = createStorage(createDexieDevice(db))
    await otherTab.save('outbox', entry('a'))
    show(createStorage(createDexieDevice(db)))
    await says('a')
    await otherTab.save('outbox', entry('b'))
    await says('a,b')
    await otherTab.save('outbox', entry('b', 'ben'))
    await says('a')
    await otherTab.remove('outbox', () => true)
    await says('')
  })

  it('shows what a full device cannot store', async () => {
    const db = freshDb()
    db.outbox.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const storage = createStorage(createDexieDevice(db))
    show(storage)
    await says('')
    await storage.save('outbox', entry('a'))
    await says('a')
    await storage.save('outbox', entry('b'))
    await says('a,b')
    expect([storage.status(), await db.outbox.count()]).toEqual(['full', 0])
  })

  it.each([
    ['refuses its database', { indexedDB, IDBKeyRange }],
    ['has no IndexedDB at all', { indexedDB: undefined, IDBKeyRange: undefined }],
  ])('shows what the page knows, and every change, where the browser %s', async (_why, browser) => {
    Object.assign(Dexie.dependencies, browser)
    const storage = createStorage()
    await storage.save('outbox', entry('a'))
    show(storage)
    await says('a')
    await storage.save('outbox', entry('b'))
    await says('a,b')
    await storage.remove('outbox', ({ id }) => id === 'a')
    await says('b')
  })

  it('goes on when Dexie takes over from the device of the first scores', async () => {
    const storage = createStorage(createNativeDevice(freshDatabase()))
    await storage.save('outbox', entry('a'))
    show(storage)
    await says('a')
    const db = freshDb()
    await db.outbox.put(entry('b'))
    await storage.use(createDexieDevice(db))
    await says('b')
    await db.outbox.put(entry('c'))
    await says('b,c')
  })

  it('shows nothing of an earlier query while the next one is asked', async () => {
    const storage = createStorage(createDexieDevice(freshDb()))
    await storage.save('outbox', entry('a'))
    await storage.save('outbox', entry('b', 'ben'))
    const showNext = show(storage)
    await says('a')
    showNext(<Ids user="ben" />)
    expect(rendered.page.textContent).toBe('asking')
    await says('b')
  })
})

describe('a row on such a screen', () => {
  it('stands in the first frame as it was found last, and is followed while it changes', async () => {
    const storage = createStorage(createDexieDevice(freshDb()))
    await storage.save('outbox', entry('a'))
    await storage.read('outbox', 'a')
    show(storage, <One id="a" />)
    expect(rendered.page.textContent).toBe('ann')
    await storage.save('outbox', entry('a', 'ben'))
    await says('ben')
    await storage.remove('outbox', () => true)
    await says('none')
  })

  it('is that of the key that is shown now', async () => {
    const storage = createStorage(createDexieDevice(freshDb()))
    await storage.save('outbox', entry('a'))
    await storage.save('outbox', entry('b', 'ben'))
    const showNext = show(storage, <One id="a" />)
    await says('ann')
    showNext(<One id="b" />)
    await says('ben')
  })

  it('is not read without a key', async () => {
    const both = (
      <>
        <One id={undefined} />
        <One id="a" />
      </>
    )
    show(createStorage(createDexieDevice(freshDb())), both)
    await says('readingnone')
  })
})
