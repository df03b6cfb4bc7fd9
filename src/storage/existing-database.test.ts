import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { createExistingDatabase } from './existing-database'
import { openNatively } from './open-natively'

const NAME = 'scores'

it('the worker finds no database before a page has made it, and leaves none behind that a page would trip over', async () => {
  const factory = new IDBFactory()
  const open = createExistingDatabase(NAME, factory)
  await expect(open()).rejects.toMatchObject({ name: 'AbortError' })
  const made = await openNatively(NAME, factory)
  made.close()
  expect([...(await open()).objectStoreNames]).toContain('logos')
})

it('the worker makes way for a page that upgrades the database, and opens it again', async () => {
  const factory = new IDBFactory()
  ;(await openNatively(NAME, factory)).close()
  const open = createExistingDatabase(NAME, factory)
  const before = await open()
  expect(await open()).toBe(before)
  const moved = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(NAME, before.version + 10)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', reject)
  })
  expect((await open()).version).toBe(moved.version)
})

it('the worker goes on after the browser has deleted the database and a page has made a new one', async () => {
  const factory = new IDBFactory()
  ;(await openNatively(NAME, factory)).close()
  const open = createExistingDatabase(NAME, factory)
  const before = await open()
  await new Promise((resolve) => factory.deleteDatabase(NAME).addEventListener('success', resolve))
  await expect(open()).rejects.toThrow()
  ;(await openNatively(NAME, factory)).close()
  expect(await open()).not.toBe(before)
})

it('the worker opens the database again after the browser has closed it', async () => {
  const factory = new IDBFactory()
  ;(await openNatively(NAME, factory)).close()
  const open = createExistingDatabase(NAME, factory)
  const before = await open()
  forceCloseDatabase(before as never)
  await vi.waitFor(async () => expect(await open()).not.toBe(before))
})

it('the worker waits three seconds for a browser that does not answer, such as while an upgrade is held up', async () => {
  vi.useFakeTimers()
  try {
    const factory = { open: () => new EventTarget() } as unknown as IDBFactory
    const opened = createExistingDatabase(NAME, factory)().catch(String)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await Promise.race([opened, Promise.resolve('still waiting')])).toBe('Error: no answer')
  } finally {
    vi.useRealTimers()
  }
})
