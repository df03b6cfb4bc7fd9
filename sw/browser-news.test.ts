import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveGame, sampleBoard } from '../src/domain/testing/sample-game'
import { HOUR_MS } from '../src/domain/time/intervals'
import { writeShared } from '../src/platform/shared-values'
import { storedFavourite } from '../src/storage/favourites'
import { createNativeDevice } from '../src/storage/native-device'
import { createStorage } from '../src/storage/storage'
import { freshDatabase } from '../src/storage/testing/fresh-database'
import { createBrowserNewsroom, openNews } from './browser-news'

interface Page {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focus: () => Promise<unknown>
}

/** What the browser gives a worker, as far as news need it. */
function createScope(pages: readonly Page[] = []) {
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {})
  const setAppBadge = vi.fn(async (_count: number) => {})
  const openWindow = vi.fn(async (_path: string) => {})
  const asked: unknown[] = []
  const matchAll = async (options: unknown) => {
    asked.push(options)
    return pages
  }
  return {
    registration: { showNotification, getNotifications: async () => [] },
    navigator: { setAppBadge } as Partial<WorkerNavigator>,
    clients: { matchAll, openWindow },
    asked,
  }
}

function useScope(pages: readonly Page[] = []) {
  const scope = createScope(pages)
  vi.stubGlobal('self', scope)
  return scope
}

const page = (path: string, visibilityState: DocumentVisibilityState = 'hidden'): Page => ({
  url: `https://scores.example${path}`,
  visibilityState,
  focus: vi.fn(async () => ({})),
})
const ALL_PAGES = { type: 'window', includeUncontrolled: true }

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

describe('whoever presses a notification', () => {
  const close = vi.fn()
  const notification = { close, data: { path: '/nfl/game/100' } } as unknown as Notification

  it('gets the page that has the game open', async () => {
    const [other, open] = [page('/nfl'), page('/nfl/game/100')]
    const scope = useScope([other, open])
    await openNews(notification)
    expect(open.focus).toHaveBeenCalledOnce()
    expect(other.focus).not.toHaveBeenCalled()
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
    expect(scope.asked).toEqual([ALL_PAGES])
    expect(close).toHaveBeenCalled()
  })

  it('gets a new page where no page has the game open', async () => {
    const scope = useScope([page('/nfl')])
    await openNews(notification)
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/nfl/game/100')
  })

  it('gets a new page also where the one with the game closes at that moment', async () => {
    const focus = () => Promise.reject(new DOMException('It is gone', 'InvalidStateError'))
    const scope = useScope([{ ...page('/nfl/game/100'), focus }])
    await openNews(notification)
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/nfl/game/100')
  })
})

describe('news on this device', () => {
  let game = 0
  let newsroom: ReturnType<typeof createBrowserNewsroom>
  beforeEach(() => {
    game += 1
    void writeShared('notify', { on: true, sound: false })
  })

  /** A device with a favourite whose game has begun; each has a game of its own, as told news are remembered. */
  async function tell(scope: ReturnType<typeof createScope>) {
    vi.stubGlobal('self', scope)
    const open = freshDatabase()
    const storage = createStorage(createNativeDevice(open))
    const board = sampleBoard({ games: [liveGame({ id: String(game), start: new Date().toISOString() })] })
    await storage.save('boards', { slug: 'nfl', board, checkedAt: new Date().toISOString() })
    await storage.save('favourites', storedFavourite('guest', { team: 'nfl/1', on: true, at: 1 }))
    newsroom = createBrowserNewsroom(open)
    await newsroom.tell(Date.now())
    return scope.registration.showNotification.mock.calls.map(
      ([, { data }]) => data as { readonly path: string },
    )
  }

  it('are shown as notifications, and counted on the icon', async () => {
    const scope = createScope()
    expect(await tell(scope)).toMatchObject([{ path: `/nfl/game/${game}` }])
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(1)
  })

  it.each([
    [['visible'], 0],
    [['hidden'], 1],
    [['hidden', 'visible'], 0],
  ] as const)('are shown while pages are %j: %i', async (states, shown) => {
    const scope = createScope(states.map((state) => page('/nfl', state)))
    expect(await tell(scope)).toHaveLength(shown)
    expect(scope.asked).toEqual([ALL_PAGES])
  })

  it('are shown where icons have no number, or refuse it', async () => {
    expect(await tell({ ...createScope(), navigator: {} })).toHaveLength(1)
    game += 100
    const setAppBadge = async () => {
      throw new DOMException('no', 'NotAllowedError')
    }
    expect(await tell({ ...createScope(), navigator: { setAppBadge } })).toHaveLength(1)
  })

  it.each([
    ['an hour ahead, and the game was confirmed just now', -HOUR_MS, 0, 1],
    ['an hour behind, and the game was confirmed an hour ago', HOUR_MS, HOUR_MS, 0],
  ])('are reckoned by the time of the server: the device is %s', async (_what, aheadMs, ageMs, live) => {
    const setAppBadge = vi.fn(async (_count: number) => {})
    await tell({ ...createScope(), navigator: { setAppBadge } })
    const server = Date.now() + aheadMs
    const board = sampleBoard({ rev: 'e-2', games: [liveGame({ start: new Date(server).toISOString() })] })
    vi.stubGlobal('fetch', async () =>
      Response.json(board, {
        headers: {
          'X-Now': new Date(server).toISOString(),
          'X-Checked-At': new Date(server - ageMs).toISOString(),
        },
      }),
    )
    setAppBadge.mockClear()
    await newsroom.refresh()
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(live)
  })
})
