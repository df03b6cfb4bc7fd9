import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cancel } from '../../platform/timers'
import { createStorage, type Storage } from '../../storage/storage'
import { createFakeTopics } from '../testing/fake-topics'
import { settle } from '../testing/hand-time'
import { stubValues } from '../testing/stub-page'
import { createOutboxPorts, watchChoices } from './browser-outbox'

afterEach(() => vi.unstubAllGlobals())

describe('what a user’s other devices choose', () => {
  let topics: ReturnType<typeof createFakeTopics>
  let storage: Storage
  let told: string[]
  let leave: Cancel
  beforeEach(() => {
    topics = createFakeTopics()
    storage = createStorage()
    told = []
    leave = watchChoices(topics.privateTopics, storage, 'ann', {
      exchange: () => void told.push('exchange'),
      noteOtherChoice: () => void told.push('other choice'),
    })
  })

  const favourites = () => topics.listener('favourites/ann')
  const preferences = () => topics.listener('preferences/ann')
  const stored = async () => (await storage.readAll('favourites')).map(({ key, on }) => [key, on])

  it('is followed on two topics, with only the fields that are needed', () => {
    expect(topics.watched()).toEqual([
      { name: 'favourites/ann', fields: 'id,teams' },
      { name: 'preferences/ann', fields: 'id' },
    ])
  })

  it('is asked for when the connection opens, because earlier choices are not pushed', () => {
    favourites().onConnected()
    expect(told).toEqual(['exchange'])
    preferences().onConnected()
    expect(told).toHaveLength(1)
  })

  it('is asked for each minute while there is no connection', async () => {
    vi.useFakeTimers()
    favourites().onLost()
    await vi.advanceTimersByTimeAsync(50_000)
    favourites().onLost()
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(70_000)
    expect(told).toEqual(['exchange', 'exchange'])
    favourites().onConnected()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).toHaveLength(3)
    favourites().onLost()
    leave()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).toHaveLength(3)
    vi.useRealTimers()
  })

  it('about teams comes in the push itself, and is stored', async () => {
    const record = { id: 'ann', teams: { 'nfl/12': { on: true, at: 5 } } }
    favourites().onMessage({ action: 'update', record })
    expect(told).toEqual(['other choice'])
    await expect.poll(stored).toEqual([['ann/nfl/12', true]])
  })

  it.each([[undefined], ['news'], [{}], [{ record: 'gone' }], [{ record: { id: 'ann' } }]])(
    'about teams is not taken from a push that cannot be read: %j',
    async (data) => {
      favourites().onMessage(data)
      await settle()
      expect(await stored()).toEqual([])
    },
  )

  it('about preferences is asked for after a change, because only the server knows what counts', () => {
    preferences().onMessage({ record: { id: 'ann' } })
    expect(told).toEqual(['exchange'])
  })

  it('is no longer followed after the page leaves', () => {
    leave()
    expect(topics.names()).toEqual([])
  })
})

describe('the outbox of a page', () => {
  const ports = () =>
    createOutboxPorts(createStorage(), { onChoices: async () => {}, onDenied() {}, onDelivered() {} })

  it('sends in the name of the signed-in user, and of nobody else', async () => {
    const values = stubValues('localStorage')
    expect(await ports().readUser()).toBeUndefined()
    values.set('pocketbase_auth', '{"token":"t","record":{"collectionName":"users","id":"ann"}}')
    expect(await ports().readUser()).toEqual({ id: 'ann', token: 't' })
  })

  it('sends to the server, and hears what became of it', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
      sent.push([method, path, new Headers(headers).get('Authorization'), JSON.parse(body as string)])
      return Response.json({ results: [{ id: 'e1', outcome: 'done' }] })
    })
    const entry = { id: 'e1', user: 'ann', kind: 'usage', body: {}, at: 1 } as const
    const reply = await ports().send('t', [entry])
    expect(reply).toMatchObject({ kind: 'answered', results: [{ id: 'e1', outcome: 'done' }] })
    const { user: _own, ...told } = entry
    expect(sent).toEqual([['POST', '/api/outbox', 't', { entries: [told] }]])
  })

  it('has the browser wake the worker by the name that workers of all versions know', async () => {
    const tags: string[] = []
    const register = async (tag: string) => void tags.push(tag)
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: {}, ready: Promise.resolve({ sync: { register } }) },
    })
    ports().askForSync()
    await settle()
    expect(tags).toEqual(['ts-outbox'])
  })

  it('sends even where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await ports().runAlone(async () => 'empty')).toBe('empty')
  })
})
