import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_BEGINS } from './last-frame/app-begins'

// The real one would go on watching the page, which test files share.
vi.mock('./rescue', () => ({ watchStart: () => {} }))

const opened = vi.fn()

beforeEach(() => {
  const databases = new IDBFactory()
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
  delete document.documentElement.dataset['framed']
})

/** The inline script of the page's head runs. */
async function begin(): Promise<void> {
  await import('./early')
  await new Promise((done) => setTimeout(done))
}

describe('the device’s scores', () => {
  it('are read at once where the page shows none yet', async () => {
    await begin()
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('are read when the last frame has been painted, where there is one in the page', async () => {
    document.documentElement.dataset['framed'] = ''
    await begin()
    expect(opened).not.toHaveBeenCalled()
    dispatchEvent(new Event(APP_BEGINS))
    await window.early.database
    expect(opened).toHaveBeenCalledTimes(1)
  })
})
