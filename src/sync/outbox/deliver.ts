import type { Choices, OutboxReply } from '../../backend/parse-outbox'
import { nextBatch } from '../../domain/people/outbox/next-batch'
import { isChoice, type EntryResult, type OutboxEntry } from '../../domain/people/outbox/outbox-entry'
import { waitingEntries } from '../../storage/outbox'
import type { Storage } from '../../storage/storage'

/** The user who sends, with their current token. */
export interface OutboxUser {
  readonly id: string
  readonly token: string
}

export interface DeliveryPorts {
  readonly storage: Pick<Storage, 'readAll' | 'change' | 'remove'>
  readonly readUser: () => Promise<OutboxUser | undefined>
  readonly send: (token: string, entries: readonly OutboxEntry[]) => Promise<OutboxReply>
  /** Gets what this user has chosen on all devices, as the server knows it. */
  readonly onChoices: (user: string, choices: Choices) => Promise<void>
}

/** What the server has said about entries while this page or worker lives. */
export interface Told {
  /** Nothing is left to do about these. Without them, a device that cannot delete would send them for ever. */
  readonly over: Set<string>
  /** These waited when the last answer came, which has put off all that was sent. */
  putOff: ReadonlySet<string>
}

/** `empty`: all entries were sent. `later`: the server wants some of them another day. */
export type Delivery = 'empty' | 'later' | 'nobody' | 'denied' | 'failed'

/**
 * Sends the waiting entries, batch by batch. If the user's choices are wanted, the first request goes out even when
 * nothing waits. An entry leaves the device only when the server has answered for it. If an answer is lost, the entry
 * is sent again, and the server recognises it.
 */
export async function deliver(
  ports: DeliveryPorts,
  wantsChoices: boolean,
  told: Told = { over: new Set(), putOff: new Set() },
): Promise<Delivery> {
  let isAsked = !wantsChoices
  let most = Infinity
  let unreadable = 0
  for (;;) {
    const user = await ports.readUser()
    if (!user) return 'nobody'
    const kept = waitingEntries(await ports.storage.readAll('outbox'), user.id)
    const waiting = kept.filter(({ id }) => !told.over.has(id))
    if (waiting.length === 0 && isAsked) return 'empty'
    const batch = nextBatch(waiting).slice(0, most)
    const reply = await ports.send(user.token, batch)
    const isOver = overWith(waiting)
    const take = (results: readonly EntryResult[]) => {
      for (const result of results) if (isOver(result)) told.over.add(result.id)
      return settle(ports.storage, results, isOver)
    }
    if (reply.kind === 'unreadable') {
      const [first, second] = batch
      if (!first || unreadable === MOST_UNREADABLE) return 'failed'
      // One entry must not keep the others from the server, so ever fewer are sent until it is found.
      most = second ? Math.ceil(batch.length / 2) : Infinity
      if (second) continue
      unreadable += 1
      await take([{ id: first.id, outcome: 'refused', reason: reply.reason }])
      continue
    }
    if (reply.kind !== 'answered') return reply.kind
    isAsked = true
    const putOff = reply.results.every(({ outcome }) => outcome === 'later') ? waiting : []
    told.putOff = new Set(putOff.map(({ id }) => id))
    await take(reply.results)
    await ports.onChoices(user.id, reply.choices)
    if (putOff.length > 0) return 'later'
  }
}

/** A server that reads nothing at all is asked again later, and not about each entry at once. */
const MOST_UNREADABLE = 3

/**
 * Whether nothing is left to do about an entry: the server has taken it, or has refused what the app has written by
 * itself. Users decide only about what they have chosen.
 */
function overWith(entries: readonly OutboxEntry[]): (result: EntryResult) => boolean {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]))
  return ({ id, outcome }) => outcome === 'done' || (outcome === 'refused' && !isChoice(kinds.get(id)))
}

async function settle(
  storage: DeliveryPorts['storage'],
  results: readonly EntryResult[],
  isOver: (result: EntryResult) => boolean,
): Promise<void> {
  const over = new Set(results.filter(isOver).map(({ id }) => id))
  const reasons = new Map(
    results.flatMap((result) =>
      result.outcome === 'refused' && !over.has(result.id) ? [[result.id, result.reason] as const] : [],
    ),
  )
  await storage.remove('outbox', ({ id }) => over.has(id))
  if (reasons.size === 0) return
  await storage.change(
    'outbox',
    [...reasons.keys()],
    (stored, id) => stored && { ...stored, refused: reasons.get(id)! },
  )
}
