import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let tries: number
let failures: number

class FakeWorkbox {
  addEventListener() {}
  register() {
    tries += 1
    if (tries <= failures) return Promise.reject(new TypeError('The script could not be fetched'))
    return Promise.resolve({})
  }
  update() {}
}

beforeEach(() => {
  tries = 0
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready: new Promise(() => {}) } })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.doMock('workbox-window', () => ({ Workbox: FakeWorkbox }))
})
afterEach(() => {
  vi.doUnmock('workbox-window')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.useRealTimers()
})

it('a page whose worker could not be registered tries again each minute, until it is', async () => {
  failures = 2
  const { registerWorker } = await import('./register-worker')
  registerWorker(Promise.resolve(), () => {})
  const triesAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return tries
  }
  await vi.dynamicImportSettled()
  expect(await triesAfter(0)).toBe(1)
  expect(await triesAfter(59_999)).toBe(1)
  expect(await triesAfter(1)).toBe(2)
  expect(await triesAfter(60_000)).toBe(3)
  expect(await triesAfter(600_000)).toBe(3)
})
