import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../domain/time/intervals'
import type { Cancel } from '../../platform/timers'
import { changeRule } from '../../storage/game-alerts'
import { discardEntry } from '../../storage/refused-entries'
import { createStorage, type Storage } from '../../storage/storage'
import { createFakeTopics } from '../testing/fake-topics'
import { settle } from '../testing/hand-time'
import { stubPage } from '../testing/stub-page'

const OWNER = { user: 'ann', viewer: 'ann-premium' }
const ALERT = { id: 'a', kind: 'final', slug: 'nfl', gameId: '1', title: 't', body: 'b', at: 7 }

let page: ReturnType<typeof stubPage>
let storage: Storage
let asked: string[]
let topics: ReturnType<typeof createFakeTopics>
let grant: () => void
let isTaken: boolean
let rob: () => void
let stop: Cancel

/** The browser's one lock, which it grants and takes away as a test says. */
const locks = {
  request: (_name: string, _options: object, held: () => Promise<void>) =>
    new Promise((_done, lost) => {
      grant = () => {
        isTaken = true
        void held().then(() => (isTaken = false))
      }
      rob = () => lost(new DOMException('stolen', 'AbortError'))
    }),
}

beforeEach(() => {
  page = stubPage()
  storage = createStorage()
  asked = []
  topics = createFakeTopics()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ rules: [], alerts: [ALERT], readTo: 3 })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  // The next test file must not get modules that were loaded with this fake browser.
  vi.resetModules()
})

async function open(browser: object = { locks }) {
  vi.stubGlobal('navigator', browser)
  // Whether the browser has locks is looked up when their module is loaded.
  vi.resetModules()
  const { startGameAlerts } = await import('./alerts-channel')
  stop = startGameAlerts(storage, topics.privateTopics, OWNER)
}

const MINE = ['game_alert_reads/ann']
const listening = () => topics.names()
const listener = () => topics.listener(MINE[0]!)

describe('alerts about games', () => {
  it('are asked for at once, and stored for the viewer who may see them', async () => {
    await open()
    await vi.waitFor(async () =>
      expect((await storage.read('gameAlerts', 'ann-premium/game-alerts'))?.told).toEqual({
        rules: [],
        alerts: [ALERT],
        readTo: 3,
      }),
    )
    expect(asked).toEqual(['/api/game-alerts'])
  })

  it('are asked for again when the connection opens and when a new one is announced, even by a hidden page', async () => {
    await open()
    await vi.waitFor(() => expect(storage.last('gameAlerts', 'ann-premium/game-alerts')).toBeDefined())
    const told = listener()
    grant()
    page.become('hidden')
    told.onConnected()
    told.onMessage({})
    await vi.waitFor(() => expect(asked).toHaveLength(3))
  })
})

describe('where no connection opens, as behind a proxy that lets no stream through', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const askedAfterMinutes = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)
    return asked.length
  }

  it('alerts are asked for at once, and every minute until one opens', async () => {
    await open()
    expect(await askedAfterMinutes(10)).toBe(1)
    listener().onLost()
    listener().onLost()
    expect(await askedAfterMinutes(0)).toBe(2)
    expect(await askedAfterMinutes(3)).toBe(5)
    listener().onConnected()
    expect(await askedAfterMinutes(10)).toBe(6)
    listener().onLost()
    expect(await askedAfterMinutes(1)).toBe(8)
  })

  it('a page that listens no longer asks no longer', async () => {
    await open()
    listener().onLost()
    expect(await askedAfterMinutes(0)).toBe(2)
    page.become('hidden')
    expect(await askedAfterMinutes(10)).toBe(2)
    page.hear('online')
    expect(await askedAfterMinutes(10)).toBe(2)
    page.become('visible')
    expect(await askedAfterMinutes(10)).toBe(3)
  })
})

describe('a rule', () => {
  const RULE = { target: 'nfl/12', label: 'Chiefs', kinds: ['final'], points: 2 } as const
  const told = async () => (await storage.read('gameAlerts', 'ann-premium/game-alerts'))?.told
  const shown = async () => (await told())?.rules
  const readTo = async () => (await told())?.readTo

  it("gives way to the server's rules when the server refuses it, and when its owner gives it up", async () => {
    await open()
    await vi.waitFor(async () => expect(await shown()).toEqual([]))
    await changeRule(storage, OWNER, RULE, 5)
    expect(await shown()).toEqual([{ ...RULE, at: 5 }])
    const [entry] = await storage.readAll('outbox')
    await storage.save('outbox', { ...entry!, refused: 'Too many' })
    await vi.waitFor(async () => expect(await shown()).toEqual([]))
    await discardEntry(storage, entry!)
    await vi.waitFor(() => expect(asked).toHaveLength(3))
  })

  it('that the server has lost, as after a backup was restored, stays and is sent again once', async () => {
    await changeRule(storage, OWNER, RULE, 5)
    await storage.remove('outbox', () => true)
    await open()
    await vi.waitFor(async () => expect(await storage.readAll('outbox')).toHaveLength(1))
    const [entry] = await storage.readAll('outbox')
    expect(entry).toMatchObject({ user: 'ann', kind: 'alert-rule', body: RULE })
    await vi.waitFor(async () => expect(await readTo()).toBe(3))
    expect(await shown()).toEqual([{ ...RULE, at: 5 }])
    await storage.remove('outbox', () => true)
    listener().onConnected()
    await vi.waitFor(async () => expect(await shown()).toEqual([]))
    expect(await storage.readAll('outbox')).toEqual([])
  })

  it('is the only thing whose refusal is a reason to ask', async () => {
    await open()
    await vi.waitFor(async () => expect(await shown()).toEqual([]))
    const refused = 'Too many'
    await storage.save('outbox', { id: '1', user: 'ann', kind: 'favourites', body: {}, at: 5, refused })
    await settle()
    expect(asked).toHaveLength(1)
  })
})

describe('a page', () => {
  it('listens once for alerts of its user while somebody looks at it', async () => {
    await open()
    expect(listening()).toEqual(MINE)
    page.become('visible')
    expect(listening()).toEqual(MINE)
    page.become('hidden')
    expect(listening()).toEqual([])
    page.become('hidden')
    page.become('visible')
    expect(listening()).toEqual(MINE)
  })

  it('goes on listening while hidden if it holds the lock to do so for all pages, until another page takes it', async () => {
    await open()
    grant()
    page.become('hidden')
    expect(listening()).toEqual(MINE)
    rob()
    await vi.waitFor(() => expect(listening()).toEqual([]))
  })

  it('leaves that lock to another page when its browser freezes it, and asks for it again when it goes on', async () => {
    await open()
    grant()
    page.become('hidden')
    const grantAgain = grant
    page.hear('freeze')
    await vi.waitFor(() => expect(isTaken).toBe(false))
    expect(listening()).toEqual([])
    page.hear('resume')
    expect(grant).not.toBe(grantAgain)
    grant()
    expect(listening()).toEqual(MINE)
  })

  it('that is hidden begins to listen when it gets the lock to do so for all pages', async () => {
    page.become('hidden')
    await open()
    expect([listening(), asked]).toEqual([[], []])
    grant()
    expect(listening()).toEqual(MINE)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
  })

  it('listens only while it is seen where the browser has no locks', async () => {
    await open({})
    expect(listening()).toEqual(MINE)
    page.become('hidden')
    expect(listening()).toEqual([])
  })

  it('hears and asks nothing more when its user is gone', async () => {
    await open()
    await vi.waitFor(() => expect(storage.last('gameAlerts', 'ann-premium/game-alerts')).toBeDefined())
    const told = listener()
    stop()
    page.become('hidden')
    page.become('visible')
    told.onMessage({})
    expect([listening(), asked.length]).toEqual([[], 1])
  })
})
