import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleBoard } from '../domain/testing/sample-game'
import { createNativeDevice } from '../storage/native-device'
import { openNatively } from '../storage/open-natively'
import type { StoredBoard } from '../storage/rows'
import { createStorage } from '../storage/storage'
import { APP_BEGINS } from './last-frame/app-begins'

// The real one would go on watching the page, which test files share.
vi.mock('./rescue', () => ({ watchStart: () => {} }))

const opened = vi.fn()

const BOARD: StoredBoard = { slug: 'nfl', board: sampleBoard(), checkedAt: '2026-10-25T18:00:00.000Z' }

let databases: IDBFactory
beforeEach(() => {
  history.replaceState(null, '', '/nfl')
  databases = new IDBFactory()
  vi.stubGlobal('indexedDB', {
    open: (name: string, version?: number) => {
      opened(name)
      return databases.open(name, version)
    },
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  opened.mockClear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset['framed']
})

/** An earlier visit has left a board. */
async function storeBoard(): Promise<void> {
  const device = createNativeDevice(() => openNatively(undefined, databases))
  await createStorage(device).save('boards', BOARD)
}

/** The inline script of the page's head runs. */
async function begin(): Promise<void> {
  await import('./early')
  await new Promise((done) => setTimeout(done))
}

/** It opens, and answers nothing that it is asked. */
function damageDatabase(): void {
  const table = { get: () => new EventTarget(), getAll: () => new EventTarget() }
  const result = Object.assign(new EventTarget(), { transaction: () => ({ objectStore: () => table }) })
  const open = () => {
    const request = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return request
  }
  vi.stubGlobal('indexedDB', { open })
}

describe('the device’s scores', () => {
  it('are read at once where the page shows none yet', async () => {
    await storeBoard()
    await begin()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(await window.early.board).toEqual(BOARD)
  })

  it('are read when the last frame has been painted, where there is one in the page', async () => {
    await storeBoard()
    document.documentElement.dataset['framed'] = ''
    await begin()
    expect(opened).not.toHaveBeenCalled()
    dispatchEvent(new Event(APP_BEGINS))
    expect(await window.early.board).toEqual(BOARD)
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('come from the server where the database is damaged and does not answer', async () => {
    vi.useFakeTimers()
    damageDatabase()
    await import('./early')
    await vi.advanceTimersByTimeAsync(2999)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/boards/nfl')
    vi.useRealTimers()
  })
})
