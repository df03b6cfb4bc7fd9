import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStoredSession } from '../backend/stored-session'
import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { lastDeliveryMsAtom } from '../state/outbox'
import { GUEST, sessionAtom, type Session } from '../state/session'
import { createStore } from '../state/store'
import { storedFavourite } from '../storage/favourites'
import { createStorage } from '../storage/storage'
import { createFakeTopics } from '../sync/testing/fake-topics'
import { followOutbox } from './follow-outbox'

const signedIn = (id: string) => ({ kind: 'signed-in', user: { id } }) as unknown as Session
const FAN = signedIn('fan')

/** A page that is opened by this viewer. */
function openPage(session: Session = GUEST, storage = createStorage()) {
  const store = createStore()
  store.set(sessionAtom, session)
  const topics = createFakeTopics()
  followOutbox({ storage, store, topics: topics.privateTopics, onDenied() {} })
  return {
    store,
    storage,
    topics,
    followed: () => topics.names(),
    delivered: () => store.get(lastDeliveryMsAtom),
  }
}

it('a page follows what the user’s other devices choose until the user leaves', async () => {
  const { store, followed } = openPage()
  store.set(sessionAtom, FAN)
  await vi.waitFor(() => expect(followed()).toEqual(['favourites/fan', 'preferences/fan']))
  store.set(sessionAtom, GUEST)
  expect(followed()).toEqual([])
})

it('a page follows nobody who has left before the following began', async () => {
  const { store, followed } = openPage()
  store.set(sessionAtom, FAN)
  store.set(sessionAtom, GUEST)
  store.set(sessionAtom, signedIn('other'))
  // Everything under way is over by then: the user who left would have been followed first.
  await vi.waitFor(() => expect(followed()).toContain('preferences/other'))
  expect(followed()).toEqual(['favourites/other', 'preferences/other'])
})

describe('what the server tells of a user who signs out meanwhile', () => {
  afterEach(() => {
    localValues.remove(STORAGE_KEYS.session)
    vi.unstubAllGlobals()
  })

  it('is not kept on the device', async () => {
    writeStoredSession({ token: 't', record: { collectionName: 'users', id: 'fan', tier: 'registered' } })
    let answer: ((told: Response) => void) | undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const { store, storage } = openPage(FAN)
    await vi.waitFor(() => expect(answer).toBeDefined())
    localValues.remove(STORAGE_KEYS.session)
    store.set(sessionAtom, GUEST)
    const favourites = { 'nfl/12': { on: true, at: 1 } }
    answer!(Response.json({ results: [], preferences: {}, favourites }))
    await new Promise((done) => setTimeout(done, 20))
    expect(await storage.readAll('favourites')).toEqual([])
  })
})

describe('a favourite that a restored server has lost', () => {
  afterEach(() => {
    localValues.remove(STORAGE_KEYS.session)
    vi.unstubAllGlobals()
  })

  it('is put on the account again by a device that has it, once', async () => {
    writeStoredSession({ token: 't', record: { collectionName: 'users', id: 'fan', tier: 'registered' } })
    const server = createFavouritesServer()
    vi.stubGlobal('fetch', server.answer)
    const storage = createStorage()
    const choice = { team: 'nfl/12', on: true, at: Date.now() - 3_600_000 } as const
    await storage.save('favourites', storedFavourite('fan', choice))
    const { topics } = openPage(FAN, storage)
    const requests = (count: number) => vi.waitFor(() => expect(server.requests).toHaveLength(count))
    await requests(2)
    topics.listener('favourites/fan').onConnected()
    await requests(3)
    const { team, ...said } = choice
    expect(server.requests.flat()).toMatchObject([
      { kind: 'favourites', body: { team, on: true }, at: said.at },
    ])
    expect(server.teams).toEqual({ [team]: said })
    expect(await storage.readAll('favourites')).toEqual([storedFavourite('fan', choice)])
    expect(await storage.readAll('outbox')).toEqual([])
  })
})

/** Takes favourites and answers with all that it knows, as the real one does. */
function createFavouritesServer() {
  const requests: (readonly OutboxEntry[])[] = []
  const teams: Record<string, unknown> = {}
  return {
    requests,
    teams,
    answer: async (_url: unknown, { body }: { readonly body: string }) => {
      const { entries } = JSON.parse(body) as { entries: readonly OutboxEntry[] }
      requests.push(entries)
      for (const { body: said, at } of entries) teams[said['team'] as string] = { on: said['on'], at }
      const results = entries.map(({ id }) => ({ id, outcome: 'done' }))
      return Response.json({ results, preferences: {}, favourites: teams })
    },
  }
}

describe('when the server last had everything', () => {
  const forget = () => {
    localValues.remove(STORAGE_KEYS.session)
    localValues.remove(STORAGE_KEYS.outboxDelivered)
  }
  beforeEach(forget)
  afterEach(() => {
    forget()
    vi.unstubAllGlobals()
  })

  /** A visit in which the server takes what the fan did. Later pages find no token and so ask the server nothing. */
  async function visitOnline() {
    writeStoredSession({ token: 't', record: { collectionName: 'users', id: 'fan', tier: 'registered' } })
    vi.stubGlobal('fetch', async () => Response.json({ results: [], preferences: {}, favourites: {} }))
    const page = openPage(FAN)
    await vi.waitFor(() => expect(page.delivered()).toBeDefined())
    localValues.remove(STORAGE_KEYS.session)
    return page
  }

  it('is still known to its user after a reload', async () => {
    const before = await visitOnline()
    expect(openPage(FAN).delivered()).toBe(before.delivered())
  })

  it('is nothing that another user or a guest of the device sees', async () => {
    const { store, delivered } = await visitOnline()
    expect([openPage(signedIn('other')), openPage()].map((page) => page.delivered())).toEqual([
      undefined,
      undefined,
    ])
    store.set(sessionAtom, GUEST)
    expect(delivered()).toBeUndefined()
    store.set(sessionAtom, signedIn('other'))
    expect(delivered()).toBeUndefined()
  })

  it('is not known to a page that finds something else stored', () => {
    for (const text of ['1767225600000', '{"user":"fan"}', '{', '{"at":1}']) {
      localValues.write(STORAGE_KEYS.outboxDelivered, text)
      expect([openPage(FAN), openPage()].map((page) => page.delivered())).toEqual([undefined, undefined])
    }
  })
})
