import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readShared, writeShared } from '../src/platform/shared-values'

type Listener = (event: object) => void

/** What the browser gives a worker, as far as this one uses it. */
const listeners = new Map<string, Listener[]>()
const asked: string[] = []
/** A part of the app that the browser has thrown away. */
const MISSING = 'https://scores.example/first.css'
const NO_DATABASE = {
  open: () => {
    throw new DOMException('not here', 'SecurityError')
  },
}
const skipWaiting = vi.fn(async () => {})
const claim = vi.fn(async () => {})
const openWindow = vi.fn(async (_path: string) => {})
const cache = {
  match: async () => undefined,
  put: async () => {},
  keys: async () => [],
  delete: async () => true,
}

function createScope() {
  return {
    __WB_MANIFEST: [{ url: '/first.css', revision: '1' }],
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL('https://scores.example/service-worker.js'),
    registration: { scope: 'https://scores.example/' },
    navigator: {},
    clients: { claim, openWindow, matchAll: async () => [] },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  }
}

/** Fires an event in the worker, waits for all that the worker does because of it, and returns its answer. */
async function tell(type: string, event: object): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const given = {
    ...event,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    respondWith: (response: Promise<Response>) => void (answer = response),
  }
  for (const listener of listeners.get(type) ?? []) listener(given)
  await Promise.allSettled(work)
  return answer
}

const says = (data: object) => tell('message', { data })
/** Only browsers make requests with these modes and destinations. */
function request(path: string, { mode = 'cors', destination = '' } = {}) {
  const wanted = new Request(`https://scores.example${path}`)
  Object.defineProperties(wanted, { mode: { value: mode }, destination: { value: destination } })
  return tell('fetch', { request: wanted })
}

beforeAll(async () => {
  vi.stubGlobal('self', createScope())
  // In one place Workbox checks that this exists, in another it reads the value.
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://scores.example/service-worker.js'))
  vi.stubGlobal('caches', {
    open: async () => cache,
    keys: async () => [],
    match: async () => undefined,
    delete: async () => true,
  })
  vi.stubGlobal('fetch', async (wanted: string | Request) => {
    asked.push(typeof wanted === 'string' ? wanted : wanted.url)
    return new Response('picture', { headers: { 'Content-Type': 'image/png' } })
  })
  await import('./service-worker')
})

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('indexedDB', NO_DATABASE)
  vi.clearAllMocks()
  asked.length = 0
})

describe('the worker hears', () => {
  it('that it may take over', async () => {
    await says({ type: 'SKIP_WAITING' })
    expect(skipWaiting).toHaveBeenCalledOnce()
  })

  it('nothing that it does not understand', async () => {
    await says({ type: 'SOMETHING_NEW', v: 1 })
    expect([skipWaiting.mock.calls.length, asked]).toEqual([0, []])
  })

  it('which pictures to keep, and asks for no other files', async () => {
    await says({ type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/buf.png', '/api/boards'] })
    expect(asked).toEqual(['/api/image/buf.png'])
    expect(skipWaiting).not.toHaveBeenCalled()
  })
})

describe('the worker answers', () => {
  it('for pictures of ours, by their whole address', async () => {
    expect((await request('/api/image/mia.png?size=2'))?.headers.get('Content-Type')).toBe('image/png')
    expect(asked).toEqual(['/api/image/mia.png?size=2'])
  })

  it.each(['/api/boards/nfl', '/other/api/image/mia.png'])('not for %s', async (path) => {
    expect(await request(path)).toBeUndefined()
    expect(asked).toEqual([])
  })
})

it('takes charge of open pages once it is active', async () => {
  await tell('activate', {})
  expect(claim).toHaveBeenCalledOnce()
})

it('leads whoever presses a notification to its game', async () => {
  await tell('notificationclick', { notification: { close: vi.fn(), data: { path: '/nfl/game/1' } } })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/nfl/game/1')
})

it('fetches the league that was looked at last when the browser wakes it for scores, and for nothing else', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  writeShared('league', 'nba')
  await vi.waitFor(async () => expect(await readShared('league')).toBe('nba'))
  await tell('periodicsync', { tag: 'something else' })
  expect(asked).toEqual([])
  await tell('periodicsync', { tag: 'scores' })
  expect(asked).toEqual(['/api/boards/nba'])
})

describe('the worker looks through its files', () => {
  it('at once when a page asks whether its scripts are to be had', async () => {
    await request('/assets/first.js')
    expect(asked).toContain(MISSING)
  })

  it.each([
    ['scores', '/api/boards/nfl', ''],
    ['a script', '/assets/first.js', 'script'],
    ['a style', '/assets/first.css', 'style'],
  ])('not when a page asks for %s: %s', async (_what, path, destination) => {
    await request(path, { destination })
    expect(asked).not.toContain(MISSING)
  })

  it.each([
    ['a visit', () => request('/nfl', { mode: 'navigate', destination: 'document' })],
    ['the message of a page that has started', () => says({ type: 'STARTED', v: 1 })],
  ])('five seconds after %s', async (_what, visit) => {
    vi.useFakeTimers()
    const visited = visit()
    await vi.advanceTimersByTimeAsync(4999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await visited
    expect(asked).toContain(MISSING)
    vi.useRealTimers()
  })

  it('no more once the next version is about to take over, and keeps no pictures either', async () => {
    vi.useFakeTimers()
    const visited = says({ type: 'STARTED', v: 1 })
    await says({ type: 'MAKE_WAY', v: 1 })
    await visited
    await request('/assets/first.js')
    await says({ type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/nyj.png'] })
    expect(asked).not.toContain(MISSING)
    expect(asked).not.toContain('/api/image/nyj.png')
    vi.useRealTimers()
  })
})
