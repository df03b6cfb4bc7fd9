import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

const reload = vi.fn()
let listening: MockInstance<typeof addEventListener>
const server = { answer: (): Response => script(), reachable: true }

const script = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
const page = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  reload.mockClear()
  Object.assign(server, { answer: script, reachable: true })
  vi.stubGlobal('fetch', async () => {
    if (!server.reachable) throw new TypeError('Failed to fetch')
    return server.answer()
  })
  listening = vi.spyOn(globalThis, 'addEventListener')
  vi.stubGlobal('PerformanceNavigationTiming', Object)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  vi.spyOn(location, 'reload').mockImplementation(reload)
  document.body.innerHTML = '<div id="root"></div>'
  document.head.innerHTML = '<script></script>'
  // Without its address the element does not try to load anything here.
  Object.defineProperty(document.querySelector('script')!, 'src', { value: '/first.js' })
  const { watchStart } = await import('./rescue')
  watchStart()
})
afterEach(() => {
  for (const args of listening.mock.calls) removeEventListener(...args)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

const fail = (selector: string) => document.querySelector(selector)!.dispatchEvent(new Event('error'))
const said = () => document.querySelector('[role=alert] p')?.textContent
const start = () => document.getElementById('root')!.append('', document.createElement('main'))

describe('a page whose script did not come', () => {
  it('says why, and begins anew as soon as the script is to be had', async () => {
    server.reachable = false
    fail('script')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said()).toBe(
      'Turbo Scores could not be loaded yet. The server cannot be reached. It tries again by itself.',
    )
    expect(reload).not.toHaveBeenCalled()
    server.reachable = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('begins anew at once when the connection is back', async () => {
    server.reachable = false
    fail('script')
    await vi.advanceTimersByTimeAsync(30_000)
    server.reachable = true
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not take a sign-in page of the network for its script', async () => {
    server.answer = page
    fail('script')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said()).toContain('Does this network ask you to sign in?')
    expect(reload).not.toHaveBeenCalled()
  })

  it('begins anew with the page of a newer version when its own script is gone', async () => {
    server.answer = () => new Response('', { status: 404 })
    fail('script')
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('watches once for the app, however often it asks for its script', async () => {
    const watch = vi.fn()
    class Counted extends MutationObserver {
      constructor(onChange: MutationCallback) {
        super(onChange)
        watch()
      }
    }
    vi.stubGlobal('MutationObserver', Counted)
    server.reachable = false
    fail('script')
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(watch).toHaveBeenCalledTimes(1)
  })

  it('does not wait for a connection that stands still', async () => {
    server.answer = () => new Response('', { status: 503 })
    vi.advanceTimersByTime(12_000)
    expect(said()).toContain('The connection is slow or stands still.')
    await vi.advanceTimersByTimeAsync(0)
    expect(said()).toContain('The server does not answer as it should.')
  })

  it('is not empty for long on a slow connection, and asks nobody yet', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await vi.advanceTimersByTimeAsync(3000)
    expect(said()).toContain('The connection is slow.')
    await vi.advanceTimersByTimeAsync(8000)
    expect(fetch).not.toHaveBeenCalled()
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(said()).toBeUndefined()
  })

  it('is quiet again when the script came after all', async () => {
    server.reachable = false
    fail('script')
    await vi.advanceTimersByTimeAsync(2000)
    start()
    await vi.advanceTimersByTimeAsync(8000)
    expect(said()).toBeUndefined()
    expect(reload).not.toHaveBeenCalled()
  })
})

/** Reloads as the browser does: the page begins anew, and only its tab remembers. */
async function beginAnew() {
  vi.clearAllTimers()
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ])
  vi.stubGlobal('PerformanceNavigationTiming', { [Symbol.hasInstance]: () => true })
  for (const args of listening.mock.calls) removeEventListener(...args)
  document.body.innerHTML = '<div id="root"></div>'
  const { watchStart } = await import('./rescue')
  watchStart()
  reload.mockClear()
}

it.each([
  ['a blocker stops each time', () => fail('script')],
  ['an old browser cannot run', () => dispatchEvent(new Event('error'))],
])('a page whose script %s is reloaded less and less often', async (_what, happen) => {
  sessionStorage.clear()
  let reloads = 0
  let waitedMs = 0
  while (waitedMs < 10 * 60_000) {
    if (reload.mock.calls.length > 0 || waitedMs === 0) {
      reloads += 1
      await beginAnew()
      happen()
    }
    await vi.advanceTimersByTimeAsync(500)
    waitedMs += 500
  }
  expect(reloads).toBeLessThan(18)
  expect(reloads).toBeGreaterThan(10)
  sessionStorage.clear()
})

it('an error that the app survives changes nothing', async () => {
  start()
  dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said()).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})
