import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Browsers have no workers on plain http, where a wall in a local network may be. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] })
})
afterEach(() => {
  vi.doUnmock('./own-build')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.useRealTimers()
})

it('a page of a browser without workers hears of a new version, and has it by a reload', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.doMock('./own-build', () => ({ ownBuild: () => 'one' }))
  const { registerWorker } = await import('./register-worker')
  const { noteServerBuild } = await import('./server-build')
  const onNewer = vi.fn()
  const worker = registerWorker(Promise.resolve(), onNewer)
  noteServerBuild('one')
  expect(onNewer).not.toHaveBeenCalled()
  noteServerBuild('two')
  expect(onNewer).toHaveBeenCalledOnce()
  worker.applyUpdate()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page of a browser without workers reloads only when the server answers, and once for all who asked', async () => {
  const reload = vi.fn()
  const server = { isThere: false }
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  const { registerWorker } = await import('./register-worker')
  const worker = registerWorker(Promise.resolve(), () => {})
  worker.applyUpdate()
  worker.applyUpdate()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).not.toHaveBeenCalled()
  server.isThere = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).toHaveBeenCalledOnce()
})
