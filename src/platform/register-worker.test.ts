import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let tries: number
let failures: number
let isRegistered: boolean
/** What the browser knows of the workers of this site. */
let workers: Partial<Record<'active' | 'installing' | 'waiting', object>>
let update: () => Promise<void>

/** What the page does when its workers change. */
let hear: Record<string, () => void>

class FakeWorkbox {
  addEventListener(event: string, listener: () => void) {
    hear[event] = listener
  }
  register() {
    tries += 1
    if (tries <= failures) return Promise.reject(new TypeError('The script could not be fetched'))
    isRegistered = true
    return Promise.resolve(workers)
  }
  update() {
    return update()
  }
  messageSkipWaiting() {}
}

beforeEach(() => {
  tries = 0
  isRegistered = false
  workers = {}
  hear = {}
  update = async () => {}
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('PROD', true)
  const getRegistration = async () => (isRegistered ? {} : undefined)
  const serviceWorker = { controller: null, ready: new Promise(() => {}), getRegistration }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] })
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

describe('a page that no worker served when it was opened', () => {
  const reload = vi.fn()
  const onNewer = vi.fn()
  beforeEach(() => {
    for (const spy of [reload, onNewer]) spy.mockClear()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', async () => Response.json({}))
    vi.doMock('./own-build', () => ({ ownBuild: () => 'one' }))
  })
  afterEach(() => vi.doUnmock('./own-build'))

  async function open() {
    const { registerWorker } = await import('./register-worker')
    const { noteServerBuild } = await import('./server-build')
    const worker = registerWorker(Promise.resolve(), onNewer)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    return { applyUpdate: () => worker.applyUpdate(), noteServerBuild }
  }

  describe('and that cannot register one', () => {
    beforeEach(() => void (failures = Infinity))
    const aQuarterOfAnHour = () => vi.advanceTimersByTimeAsync(900_000)

    it('hears of a new version once, and has it by one reload', async () => {
      const { applyUpdate, noteServerBuild } = await open()
      noteServerBuild('one')
      await aQuarterOfAnHour()
      expect(onNewer).not.toHaveBeenCalled()
      noteServerBuild('two')
      await aQuarterOfAnHour()
      expect(onNewer).toHaveBeenCalledOnce()
      expect(reload).not.toHaveBeenCalled()
      applyUpdate()
      applyUpdate()
      await aQuarterOfAnHour()
      expect(reload).toHaveBeenCalledOnce()
    })

    it('has that version by a reload also when the worker was registered after all', async () => {
      failures = 1
      const { applyUpdate, noteServerBuild } = await open()
      noteServerBuild('two')
      await aQuarterOfAnHour()
      expect([tries, onNewer.mock.calls.length]).toEqual([2, 1])
      applyUpdate()
      await aQuarterOfAnHour()
      expect(reload).toHaveBeenCalledOnce()
    })

    it('is offered no reload while an old worker answers for it, which would bring the same page', async () => {
      Object.assign(navigator.serviceWorker, { controller: { postMessage() {} } })
      const { noteServerBuild } = await open()
      noteServerBuild('two')
      await aQuarterOfAnHour()
      expect(onNewer).not.toHaveBeenCalled()
    })
  })

  describe('and that registers one later', () => {
    beforeEach(() => void (failures = 0))
    const offersIn = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      return onNewer.mock.calls.length
    }

    it('is offered the build of its first worker, which no look can find, and has it by a reload', async () => {
      workers = { active: {} }
      const { applyUpdate, noteServerBuild } = await open()
      noteServerBuild('one')
      expect(await offersIn(900)).toBe(0)
      noteServerBuild('two')
      expect(await offersIn(32)).toBe(0)
      expect(await offersIn(900)).toBe(1)
      expect(reload).not.toHaveBeenCalled()
      applyUpdate()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(reload).toHaveBeenCalledOnce()
    })

    it.each([
      ['is still being installed', { installing: {} }, async () => {}],
      [
        'broke off while it was installed',
        {},
        async () => {
          isRegistered = false
          throw new DOMException('', 'InvalidStateError')
        },
      ],
    ])('is offered that build also if its worker %s', async (_how, there, fails) => {
      workers = there
      const { noteServerBuild } = await open()
      update = fails
      noteServerBuild('two')
      expect(await offersIn(900)).toBe(1)
    })

    it.each([
      ['waits, of which it has heard', { active: {}, waiting: {} }],
      ['is being installed', { active: {}, installing: {} }],
    ])('is offered no reload while another worker %s', async (_how, there) => {
      workers = there
      const { noteServerBuild } = await open()
      noteServerBuild('two')
      expect(await offersIn(900)).toBe(0)
    })

    it('is offered no reload to its own build, to which the server went back', async () => {
      workers = { active: {} }
      const { noteServerBuild } = await open()
      noteServerBuild('two')
      noteServerBuild('one')
      expect(await offersIn(900)).toBe(0)
    })

    it('is offered none either when the server goes back while the last look is on its way', async () => {
      workers = { active: {} }
      const { noteServerBuild } = await open()
      noteServerBuild('two')
      await offersIn(4)
      const ends: (() => void)[] = []
      update = () => new Promise((done) => void ends.push(done))
      await offersIn(30)
      noteServerBuild('one')
      for (const end of ends) end()
      expect(await offersIn(0)).toBe(0)
    })

    it('looks again at the next answer when a look has failed', async () => {
      workers = { active: {} }
      const { noteServerBuild } = await open()
      update = async () => {
        throw new TypeError('no network')
      }
      noteServerBuild('two')
      expect(await offersIn(900)).toBe(0)
      update = async () => {}
      noteServerBuild('two')
      expect(await offersIn(900)).toBe(1)
    })
  })
})

it('a worker whose first installation broke off, or whose registration was deleted, is registered again', async () => {
  failures = 0
  const { registerWorker } = await import('./register-worker')
  registerWorker(Promise.resolve(), () => {})
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBe(1)
  isRegistered = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBe(2)
})

it('a person who wants the new version gets it by a reload when it was deleted, as soon as the server answers', async () => {
  failures = 0
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  let isThere = false
  vi.stubGlobal('fetch', async () => Response.json({}, { status: isThere ? 200 : 502 }))
  const { registerWorker } = await import('./register-worker')
  const worker = registerWorker(Promise.resolve(), () => {})
  await vi.dynamicImportSettled()
  isRegistered = false
  worker.applyUpdate()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).not.toHaveBeenCalled()
  isThere = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a page that somebody leaves for the new version gives work to that one, and none to the one before', async () => {
  failures = 0
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  // Somebody reads a box score, so the reload waits.
  vi.stubGlobal('document', { querySelector: () => ({}), querySelectorAll: () => [] })
  const said: object[] = []
  const active = { postMessage: (message: object) => void said.push(message) }
  Object.assign(navigator.serviceWorker, { ready: Promise.resolve({ active }) })
  const { registerWorker } = await import('./register-worker')
  const worker = registerWorker(Promise.resolve(), () => {})
  await vi.dynamicImportSettled()
  const saidAfter = async (run: () => void) => {
    said.length = 0
    run()
    await vi.advanceTimersByTimeAsync(0)
    return said
  }
  const tellNews = (nowMs: number) => ({ type: 'TELL_NEWS', v: 1, nowMs })
  expect(await saidAfter(() => worker.tellNews(1))).toEqual([tellNews(1)])
  worker.applyUpdate()
  expect(await saidAfter(() => [2, 3].forEach((nowMs) => worker.tellNews(nowMs)))).toEqual([])
  expect(await saidAfter(() => hear['controlling']?.())).toEqual([tellNews(3)])
  expect(await saidAfter(() => worker.tellNews(4))).toEqual([tellNews(4)])
  expect(reload).not.toHaveBeenCalled()
})

it('a worker that cannot be installed is tried less and less often', async () => {
  failures = 0
  const { registerWorker } = await import('./register-worker')
  registerWorker(Promise.resolve(), () => {})
  await vi.dynamicImportSettled()
  const triesIn = async (minutes: number) => {
    const before = tries
    for (let minute = 0; minute < minutes; minute++) {
      isRegistered = false
      await vi.advanceTimersByTimeAsync(60_000)
    }
    return tries - before
  }
  expect(await triesIn(15)).toBe(4)
  expect(await triesIn(600)).toBeLessThanOrEqual(12)
})
