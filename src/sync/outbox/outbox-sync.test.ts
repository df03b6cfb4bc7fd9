import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choices, OutboxReply } from '../../backend/parse-outbox'
import type { EntryResult, OutboxEntry } from '../../domain/people/outbox/outbox-entry'
import { putEntry } from '../../storage/put-entry'
import { createStorage, type Storage } from '../../storage/storage'
import { freshStorage } from '../../storage/testing/fresh-storage'
import { createHandTime, type HandTime } from '../testing/hand-time'
import type { Delivery } from './deliver'
import { startOutboxSync, type OutboxSyncPorts } from './outbox-sync'

const NOTHING: Choices = { preferences: {}, favourites: [] }

/** A server that does each entry once, and a network between that may lose the question or the answer. */
function createServer() {
  const done = new Map<string, OutboxEntry>()
  const requests: (readonly string[])[] = []
  let effects = 0
  let loses: 'nothing' | 'questions' | 'answers' | 'its trust' = 'nothing'
  let judge: (entry: OutboxEntry) => EntryResult | undefined = () => undefined

  function take(entry: OutboxEntry): EntryResult {
    const verdict = judge(entry)
    if (verdict) return verdict
    if (!done.has(entry.id)) effects += 1
    done.set(entry.id, entry)
    return { id: entry.id, outcome: 'done' }
  }

  return {
    requests,
    effects: () => effects,
    lose: (what: typeof loses) => void (loses = what),
    judge: (by: typeof judge) => void (judge = by),
    async send(_token: string, entries: readonly OutboxEntry[]): Promise<OutboxReply> {
      requests.push(entries.map(({ id }) => id))
      if (loses === 'questions') return { kind: 'failed' }
      if (loses === 'its trust') return { kind: 'denied' }
      const results = entries.map(take)
      return loses === 'answers' ? { kind: 'failed' } : { kind: 'answered', results, choices: NOTHING }
    },
  }
}

let time: HandTime
let storage: Storage
let server: ReturnType<typeof createServer>
let user: { id: string; token: string } | undefined
let wakes: (() => void)[]
let happened: string[]
let turn: Promise<unknown>
beforeEach(() => {
  time = createHandTime()
  storage = createStorage()
  server = createServer()
  user = { id: 'ann', token: 't' }
  wakes = []
  happened = []
  turn = Promise.resolve()
})

/** The tabs of a browser take turns. */
function alone(run: () => Promise<Delivery>): Promise<Delivery> {
  const next = turn.then(run)
  turn = next
  return next
}

const open = (changes: Partial<OutboxSyncPorts> = {}) =>
  startOutboxSync({
    storage,
    timers: time.timers,
    random: () => 0,
    readUser: async () => user,
    send: (token, entries) => server.send(token, entries),
    onWake: (run) => {
      wakes.push(run)
      return () => void happened.push('no longer woken')
    },
    alone,
    onChoices: async (of) => void happened.push(`choices of ${of}`),
    askForSync: () => happened.push('asked the browser'),
    onDenied: () => happened.push('denied'),
    onDelivered: () => happened.push('delivered'),
    ...changes,
  })

const put = (of = 'ann') => putEntry(storage, { user: of, kind: 'usage', body: {}, at: 1 })
const left = async () => (await storage.readAll('outbox')).length

describe('the outbox', () => {
  it('sends what several presses did in one request, and keeps nothing of it', async () => {
    open()
    await Promise.all([put(), put(), put()])
    await time.pass(1000)
    expect(server.requests).toEqual([expect.objectContaining({ length: 3 })])
    expect([server.effects(), await left(), happened.at(-1)]).toEqual([3, 0, 'delivered'])
  })

  it.each(['questions', 'answers'] as const)('does each thing once when %s are lost', async (what) => {
    open()
    server.lose(what)
    await put()
    await time.pass(5000)
    expect(await left()).toBe(1)
    expect(happened).toContain('asked the browser')
    server.lose('nothing')
    await time.pass(60_000)
    expect([server.effects(), await left()]).toEqual([1, 0])
  })

  it('does each thing once in two tabs, and after both were closed', async () => {
    const tabs = [open(), open()]
    server.lose('answers')
    await Promise.all([put(), put()])
    await time.pass(1000)
    for (const tab of tabs) tab.stop()
    server.lose('nothing')
    open()
    await put()
    await time.pass(60_000)
    expect([server.effects(), await left()]).toEqual([3, 0])
  })

  it('sends at once when the network comes back', async () => {
    open()
    server.lose('questions')
    await put()
    await time.pass(120_000)
    server.lose('nothing')
    for (const wake of wakes) wake()
    await time.pass(0)
    expect(await left()).toBe(0)
  })

  it('leaves the entries of somebody else to them', async () => {
    open()
    await put('ben')
    await time.pass(60_000)
    expect([server.requests, await left()]).toEqual([[], 1])
    user = { id: 'ben', token: 't2' }
    for (const wake of wakes) wake()
    await time.pass(0)
    expect([server.effects(), await left()]).toEqual([1, 0])
  })

  it('keeps what is refused with its reason, sends it no more, and goes on with the others', async () => {
    open()
    server.judge(({ id, at }) => (at === 2 ? { id, outcome: 'refused', reason: 'No' } : undefined))
    await putEntry(storage, { user: 'ann', kind: 'favourites', body: {}, at: 2 })
    await put()
    await time.pass(60_000)
    expect(server.requests).toHaveLength(1)
    expect(await storage.readAll('outbox')).toMatchObject([{ at: 2, refused: 'No' }])
    expect(happened).toContain('delivered')
  })

  it('delivers what a user did although the server puts the lines of the log off', async () => {
    server.judge(({ id, kind }) => (kind === 'log' ? { id, outcome: 'later' } : undefined))
    for (const at of [1, 2, 3])
      await putEntry(storage, { user: 'ann', kind: 'log', body: { text: 'x'.repeat(9000) }, at })
    await putEntry(storage, { user: 'ann', kind: 'preferences', body: { compactMode: true }, at: 4 })
    open()
    await time.pass(5000)
    expect(server.effects()).toBe(1)
    expect((await storage.readAll('outbox')).map(({ kind }) => kind)).toEqual(['log', 'log', 'log'])
  })

  it('sends again later what the server has put off', async () => {
    open()
    server.judge(({ id }) => ({ id, outcome: 'later' }))
    await put()
    await time.pass(5 * 60_000)
    expect(server.requests).toHaveLength(1)
    server.judge(() => undefined)
    await time.pass(10 * 60_000)
    expect(await left()).toBe(0)
  })

  it('asks for the choices of other devices even with nothing to send, and again when no answer came', async () => {
    const outbox = open()
    server.lose('questions')
    outbox.exchange()
    await time.pass(0)
    expect(happened).not.toContain('choices of ann')
    server.lose('nothing')
    await time.pass(10_000)
    expect(happened).toContain('choices of ann')
    user = undefined
    outbox.exchange()
    await time.pass(10_000)
    expect(server.requests).toHaveLength(2)
  })

  it('asks again when another device chose something while an answer was on its way, which may be older', async () => {
    const outbox = open()
    outbox.exchange()
    outbox.noteOtherChoice()
    await time.pass(1000)
    expect(happened.filter((one) => one === 'choices of ann')).toHaveLength(2)
    outbox.noteOtherChoice()
    await time.pass(60_000)
    expect(server.requests).toHaveLength(2)
  })

  it('sends what a user does who signed in only after the page was opened', async () => {
    const found = { ...Dexie.dependencies }
    Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
    storage = freshStorage().storage
    user = undefined
    open()
    // By now the earlier queries have had their answers.
    await storage.readAll('outbox')
    await new Promise((resolve) => setTimeout(resolve, 20))
    user = { id: 'ann', token: 't' }
    await put()
    await vi.waitFor(async () => {
      await time.pass(1000)
      expect([server.effects(), await left()]).toEqual([1, 0])
    })
    Object.assign(Dexie.dependencies, found)
  })

  it('says nothing while nothing waits', async () => {
    open()
    await time.pass(60_000)
    expect([server.requests, happened]).toEqual([[], []])
  })

  it('waits longer before each retry, even when more is pressed meanwhile', async () => {
    open()
    server.lose('questions')
    await put()
    await time.pass(300)
    await put()
    await time.pass(999)
    expect(server.requests).toHaveLength(1)
    // 1 s after the first, then 2 s and 4 s.
    await time.pass(1 + 2000 + 3999)
    expect(server.requests).toHaveLength(3)
    await time.pass(1)
    expect(server.requests).toHaveLength(4)
    expect(new Set(happened)).toEqual(new Set(['asked the browser']))
  })

  it('tries again when the browser refuses it a lock', async () => {
    let turns = 0
    open({ alone: (run) => (turns++ === 0 ? Promise.reject(new Error('no locks')) : run()) })
    await put()
    await time.pass(300)
    expect([server.requests, happened]).toEqual([[], ['asked the browser']])
    await time.pass(1000)
    expect(await left()).toBe(0)
  })

  it('keeps its entries and stops asking when the server no longer lets its user in', async () => {
    open()
    server.lose('its trust')
    await put()
    await time.pass(60_000)
    expect([server.requests.length, await left(), happened]).toEqual([1, 1, ['denied']])
  })

  it('goes on as long as the server takes some of the entries', async () => {
    open()
    server.judge(({ id, at }) => (at === 2 ? { id, outcome: 'later' } : undefined))
    await Promise.all([put(), putEntry(storage, { user: 'ann', kind: 'usage', body: {}, at: 2 })])
    await time.pass(1000)
    expect(server.requests.map(({ length }) => length)).toEqual([2, 1])
    expect(happened).not.toContain('delivered')
  })

  it('asks once more when somebody asks while an answer is on its way', async () => {
    const outbox = open()
    outbox.exchange()
    outbox.exchange()
    await time.pass(1000)
    expect(server.requests).toEqual([[], []])
  })

  it('sends nothing more once it is stopped, and follows neither what is pressed nor what wakes it', async () => {
    server.lose('questions')
    let looks = 0
    const outbox = open({ readUser: async () => ((looks += 1), user) })
    await put()
    await time.pass(300)
    outbox.stop()
    looks = 0
    await put()
    outbox.exchange()
    await time.pass(60_000)
    expect([server.requests.length, looks, happened.at(-1)]).toEqual([1, 0, 'no longer woken'])
  })

  it.each([
    ['a delivery', 'nothing', 'delivered'],
    ['a failure', 'questions', 'asked the browser'],
    ['a refusal', 'its trust', 'denied'],
  ] as const)(
    'reports %s no more when the answer comes after it was stopped',
    async (_what, loses, report) => {
      server.lose(loses)
      const outbox = open()
      outbox.exchange()
      outbox.stop()
      await time.pass(60_000)
      expect(server.requests).toHaveLength(1)
      expect(happened).not.toContain(report)
    },
  )

  it('sends nothing twice in a row from a device that cannot delete', async () => {
    storage = { ...storage, remove: async () => {} }
    open()
    await put()
    await time.pass(1000)
    expect(server.requests).toHaveLength(1)
  })
})
