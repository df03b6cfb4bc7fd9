import type { Choices, OutboxReply } from '../../backend/parse-outbox'
import type { EntryResult, OutboxEntry } from '../../domain/people/outbox/outbox-entry'
import { putEntry } from '../../storage/put-entry'
import { createStorage } from '../../storage/storage'
import type { Delivery, OutboxUser } from '../outbox/deliver'
import { startOutboxSync, type OutboxSyncPorts } from '../outbox/outbox-sync'
import { createHandTime } from './hand-time'

const NOTHING: Choices = { preferences: {}, favourites: [] }

/** A server that does each entry once, and a network between that may lose the question or the answer. */
function createServer() {
  const done = new Map<string, OutboxEntry>()
  const requests: (readonly string[])[] = []
  let effects = 0
  let loses: 'nothing' | 'questions' | 'answers' | 'its trust' = 'nothing'
  let judge: (entry: OutboxEntry) => EntryResult | undefined = () => undefined
  let reads: (entry: OutboxEntry) => boolean = () => true

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
    /** A request with an entry that the server cannot read is refused as a whole. */
    read: (by: typeof reads) => void (reads = by),
    async send(_token: string, entries: readonly OutboxEntry[]): Promise<OutboxReply> {
      requests.push(entries.map(({ id }) => id))
      if (loses === 'questions') return { kind: 'failed' }
      if (loses === 'its trust') return { kind: 'denied' }
      if (!entries.every(reads)) return { kind: 'unreadable', reason: 'An entry has no name' }
      const results = entries.map(take)
      return loses === 'answers' ? { kind: 'failed' } : { kind: 'answered', results, choices: NOTHING }
    },
  }
}

/** The tabs of a browser take turns. */
function createTurns() {
  let turn: Promise<unknown> = Promise.resolve()
  return function runAlone(run: () => Promise<Delivery>): Promise<Delivery> {
    const next = turn.then(run)
    turn = next
    return next
  }
}

/** A device of Ann, for tests: its outbox is opened by each tab, and sends to a server in memory. */
export function createOutboxWorld(storage = createStorage()) {
  const time = createHandTime()
  const server = createServer()
  const runAlone = createTurns()
  const wakes: (() => void)[] = []
  const happened: string[] = []
  const world = {
    time,
    server,
    storage,
    /** What the outbox has reported, in order. */
    happened,
    user: { id: 'ann', token: 't' } as OutboxUser | undefined,
    isVisible: true,
    open: (changes: Partial<OutboxSyncPorts> = {}) =>
      startOutboxSync({
        storage,
        timers: time.timers,
        random: () => 0,
        readUser: async () => world.user,
        send: (token, entries) => server.send(token, entries),
        isVisible: () => world.isVisible,
        onWake: (run) => {
          wakes.push(run)
          return () => void happened.push('no longer woken')
        },
        runAlone,
        onChoices: async (of) => void happened.push(`choices of ${of}`),
        askForSync: () => happened.push('asked the browser'),
        onDenied: () => happened.push('denied'),
        onDelivered: () => happened.push('delivered'),
        ...changes,
      }),
    /** Trying is worth it again. */
    async wake() {
      for (const run of wakes) run()
      await time.pass(0)
    },
    put: (changes: Partial<Parameters<typeof putEntry>[1]> = {}) =>
      putEntry(storage, { user: 'ann', kind: 'usage', body: {}, at: 1, ...changes }),
    left: async () => (await storage.readAll('outbox')).length,
  }
  return world
}
