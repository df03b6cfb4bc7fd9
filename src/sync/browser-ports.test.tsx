import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage, type Storage } from '../storage/storage'
import { freshStorage } from '../storage/testing/fresh-storage'

/** The ends of a channel, by its name. */
let ends: Set<FakeChannel>

class FakeChannel extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    ends.add(this)
  }
  postMessage(data: unknown) {
    for (const end of ends)
      if (end !== this && end.name === this.name) end.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    ends.delete(this)
  }
}

beforeEach(() => {
  // Whether the browser has locks is looked up when their module is loaded.
  vi.resetModules()
  ends = new Set()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks: {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The next test file must not get modules that were loaded with this fake browser.
  vi.resetModules()
})

/** A stream of the server that says who is connected, and nothing more. */
class SilentStream extends EventTarget {
  constructor() {
    super()
    streams += 1
    const hello = new MessageEvent('PB_CONNECT', { lastEventId: `${streams}`, data: '{}' })
    setTimeout(() => this.dispatchEvent(hello))
  }
  close() {}
}
let streams: number

async function portsOf(storage: Storage) {
  const { createBrowserPorts } = await import('./browser-ports')
  return createBrowserPorts(storage, Promise.resolve(), () => {})
}

it('a live connection lets pictures come, and has no picture that failed before it asked for again', async () => {
  const { pictureGate } = await import('../platform/picture-gate')
  const { onConnectionsFree } = await portsOf(createStorage())
  const asked = vi.fn()
  pictureGate.subscribe(asked)
  onConnectionsFree()
  pictureGate.subscribe(asked)
  onConnectionsFree()
  expect([pictureGate.isOpen(), asked.mock.calls.length]).toEqual([true, 1])
})

describe('a tab', () => {
  it('hears the other tabs that share its storage, and each has a name of its own', async () => {
    const { storage } = freshStorage()
    const [one, other] = [await portsOf(storage), await portsOf(storage)]
    const heard = vi.fn()
    other.tabs?.channel.onMessage(heard)
    one.tabs?.channel.post('hello')
    expect(heard).toHaveBeenCalledWith('hello')
    expect(one.newTabId()).not.toBe(other.newTabId())
  })

  it('opens its live connection anew when it has said nothing for a minute', async () => {
    vi.useFakeTimers()
    streams = 0
    vi.stubGlobal('EventSource', SilentStream)
    vi.stubGlobal('fetch', async () => Response.json({}))
    const { events } = await portsOf(createStorage())
    const { liveWay } = await import('../backend/live-way')
    await liveWay.listening(fetch)('/api/boards/nfl', {})
    const leave = events.subscribeHeads({ onConnected() {}, onMessage() {}, onLost() {} })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(streams).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(streams).toBe(2)
    leave()
    vi.useRealTimers()
  })

  it.each([
    ['the browser has no locks', () => vi.stubGlobal('navigator', {}), () => freshStorage().storage],
    ['tabs cannot talk', () => vi.stubGlobal('BroadcastChannel', undefined), () => freshStorage().storage],
    ['no other tab sees what it stores', () => {}, () => createStorage()],
  ])('works for itself where %s', async (_what, prepare, open) => {
    prepare()
    expect((await portsOf(open())).tabs).toBeUndefined()
  })
})
