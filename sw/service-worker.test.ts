import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNativeDevice } from '../src/storage/native-device'
import { openNatively } from '../src/storage/open-natively'
import { createStorage } from '../src/storage/storage'
import { putEntry } from '../src/storage/put-entry'
import { createFakeCaches } from './testing/fake-caches'
import { createFakeWorker } from './testing/fake-worker'

/** A part of the app that the browser has thrown away. */
const MISSING = 'https://scores.example/first.css'
const MISSING_KEY = `${MISSING}?__WB_REVISION__=1`
const APP = 'workbox-precache-v2'
const PAGES = 'pages-https://scores.example/index.html?__WB_REVISION__=1'
const skipWaiting = vi.fn(async () => {})
const claim = vi.fn(async () => {})
const openWindow = vi.fn(async (_path: string) => {})
const setAppBadge = vi.fn(async (_count: number) => {})

const asked: string[] = []
/** A server that stalls answers nothing, until whoever asks gives up. */
let isStalled: boolean
let caches: ReturnType<typeof createFakeCaches>
let worker: ReturnType<typeof createFakeWorker>
let shared: typeof import('../src/platform/shared-values')

async function answer(wanted: string | Request, { signal }: RequestInit = {}): Promise<Response> {
  asked.push(typeof wanted === 'string' ? wanted : wanted.url)
  if (isStalled)
    await new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  return new Response('picture', { headers: { 'Content-Type': 'image/png' } })
}

beforeEach(async () => {
  vi.clearAllMocks()
  asked.length = 0
  isStalled = false
  caches = createFakeCaches()
  worker = createFakeWorker({
    __WB_MANIFEST: [
      { url: '/index.html', revision: '1' },
      { url: '/first.css', revision: '1' },
    ],
    InstallEvent: { prototype: { addRoutes: () => {} } },
    caches,
    navigator: { setAppBadge },
    clients: { claim, openWindow, matchAll: async () => [] },
    skipWaiting,
  })
  worker.begin()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', answer)
  vi.resetModules()
  shared = await import('../src/platform/shared-values')
  await import('./service-worker')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The database in the worker needs the other timers. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const says = (data: object) => worker.tell('message', { data })

async function lookThrough(): Promise<void> {
  holdTimers()
  const looked = says({ type: 'STARTED', v: 1 })
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await looked
}

const keptPages = async () =>
  (await (await caches.open(PAGES)).keys()).map(({ url }) => new URL(url).pathname)

describe('the worker hears', () => {
  it('that it may take over', async () => {
    await says({ type: 'SKIP_WAITING' })
    expect(skipWaiting).toHaveBeenCalledOnce()
  })

  it('nothing that it does not understand', async () => {
    await says({ type: 'SOMETHING_NEW', v: 1 })
    expect([skipWaiting.mock.calls.length, setAppBadge.mock.calls.length, asked]).toEqual([0, 0, []])
  })

  it('which pictures to keep, and asks for no other files', async () => {
    await says({ type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/buf.png', '/api/boards'] })
    expect(asked).toEqual(['/api/image/buf.png'])
    expect(skipWaiting).not.toHaveBeenCalled()
  })

  it('that there may be news, and counts the live games of favourites', async () => {
    await says({ type: 'TELL_NEWS', v: 1, nowMs: 1 })
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
  })
})

describe('the worker answers', () => {
  it('for pictures of ours, by their whole address', async () => {
    expect((await worker.ask('/api/image/mia.png?size=2'))?.headers.get('Content-Type')).toBe('image/png')
    expect(asked).toEqual(['/api/image/mia.png?size=2'])
  })

  it.each(['/api/boards/nfl', '/other/api/image/mia.png'])('not for %s', async (path) => {
    expect(await worker.ask(path)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('for a picture that it has kept for a day without asking again', async () => {
    await openNatively()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const hours of [0, 23, 2]) {
      vi.advanceTimersByTime(hours * 3_600_000)
      await worker.ask('/api/image/mia.png')
    }
    expect(asked).toEqual(['/api/image/mia.png', '/api/image/mia.png'])
  })
})

it('takes charge of open pages once it is active', async () => {
  await worker.tell('activate')
  expect(claim).toHaveBeenCalledOnce()
})

it('leads whoever presses a notification to its game', async () => {
  await worker.tell('notificationclick', { notification: { close: vi.fn(), data: { path: '/nfl/game/1' } } })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/nfl/game/1')
})

describe('the browser wakes the worker', () => {
  it('for scores: it fetches the league that was looked at last, and for nothing else', async () => {
    void shared.writeShared('league', 'nba')
    await vi.waitFor(async () => expect(await shared.readShared('league')).toBe('nba'))
    await worker.tell('periodicsync', { tag: 'something else' })
    expect(asked).toEqual([])
    await worker.tell('periodicsync', { tag: 'scores' })
    expect(asked).toEqual(['/api/boards/nba'])
  })

  it('because there is a network: it sends what its user did, and for nothing else', async () => {
    const storage = createStorage(createNativeDevice(() => openNatively()))
    await putEntry(storage, { user: 'ann', kind: 'usage', body: {}, at: 1 })
    void shared.writeShared('session', { user: 'ann', token: 'now' })
    await vi.waitFor(async () => expect(await shared.readShared('session')).toBeDefined())
    await worker.tell('sync', { tag: 'something else' })
    expect(asked).toEqual([])
    await expect(worker.tell('sync', { tag: 'ts-outbox' })).rejects.toThrow('did not take')
    expect(asked).toEqual(['/api/outbox'])
  })
})

describe('the worker looks through its files', () => {
  it('at once when a page asks whether its scripts are to be had', async () => {
    await worker.ask('/assets/first.js')
    expect(asked).toContain(MISSING)
  })

  it.each([
    ['scores', '/api/boards/nfl', ''],
    ['a script', '/assets/first.js', 'script'],
    ['a style', '/assets/first.css', 'style'],
  ])('not when a page asks for %s: %s', async (_what, path, destination) => {
    await worker.ask(path, { destination })
    expect(asked).not.toContain(MISSING)
  })

  it.each([
    ['a visit', () => worker.ask('/nfl', { mode: 'navigate', destination: 'document' })],
    ['the message of a page that has started', () => says({ type: 'STARTED', v: 1 })],
  ])('five seconds after %s', async (_what, visit) => {
    holdTimers()
    const visited = visit()
    await vi.advanceTimersByTimeAsync(4999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await visited
    expect(asked).toContain(MISSING)
  })

  it('and puts back the pages for which the browser itself answers, as far as the server can be reached', async () => {
    await lookThrough()
    expect(await keptPages()).toContain('/nfl')
    await caches.delete(PAGES)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await (await caches.open(APP)).delete(MISSING_KEY)
    await lookThrough()
    expect(await keptPages()).toContain('/nfl')
  })
})

describe('once the next version is about to take over, the worker', () => {
  it('looks for nothing more, and keeps no pictures either', async () => {
    holdTimers()
    const visited = says({ type: 'STARTED', v: 1 })
    await says({ type: 'MAKE_WAY', v: 1 })
    await visited
    await says({ type: 'STARTED', v: 1 })
    await says({ type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/nyj.png'] })
    expect(asked).toEqual([])
  })

  it('does not wait for a server that stalls, and puts no pages back', async () => {
    await lookThrough()
    await caches.delete(PAGES)
    await (await caches.open(APP)).delete(MISSING_KEY)
    asked.length = 0
    isStalled = true
    const looks = lookThrough()
    await vi.waitFor(() => expect(asked).toEqual([MISSING]))
    await says({ type: 'MAKE_WAY', v: 1 })
    await looks
    expect(await keptPages()).toEqual([])
  })
})
