import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { openNatively } from './open-natively'

afterEach(() => void vi.useRealTimers())

it('a page makes way for another tab that upgrades the database to a later version', async () => {
  const factory = new IDBFactory()
  await openNatively('scores', factory)
  const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open('scores', 1000)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('blocked', reject)
  })
  expect(upgraded.version).toBe(1000)
})

it('a page waits three seconds for a browser that does not answer', async () => {
  vi.useFakeTimers()
  const factory = { open: () => new EventTarget() } as unknown as IDBFactory
  const opened = openNatively('scores', factory).catch(String)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await Promise.race([opened, Promise.resolve('still waiting')])).toBe('Error: no answer')
})
