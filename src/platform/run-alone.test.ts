import { afterEach, expect, it, vi } from 'vitest'
import { runAlone } from './run-alone'

type Request = (name: string, options: LockOptions, grant: () => Promise<unknown>) => Promise<unknown>

const stubLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } })

afterEach(() => vi.unstubAllGlobals())

it('runs all the same where the browser refuses locks, as it does with all storage blocked', async () => {
  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  expect(await runAlone('outbox', async () => 'sent')).toBe('sent')
})

it('runs once, and fails if what it runs fails', async () => {
  stubLocks((_name, _options, grant) => grant())
  const run = vi.fn(() => Promise.reject(new Error('no network')))
  await expect(runAlone('outbox', run)).rejects.toThrow('no network')
  expect(run).toHaveBeenCalledTimes(1)
})
