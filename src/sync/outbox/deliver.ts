import type { Choices, OutboxReply } from '../../backend/parse-outbox'
import { nextBatch } from '../../domain/people/outbox/next-batch'
import type { EntryResult, OutboxEntry } from '../../domain/people/outbox/outbox-entry'
import { waitingEntries } from '../../storage/outbox'
import type { Storage } from '../../storage/storage'

/** Who sends, with the token of this moment. */
export interface OutboxUser {
  readonly id: string
  readonly token: string
}

export interface DeliveryPorts {
  readonly storage: Pick<Storage, 'readAll' | 'change' | 'remove'>
  readonly readUser: () => Promise<OutboxUser | undefined>
  readonly send: (token: string, entries: readonly OutboxEntry[]) => Promise<OutboxReply>
  /** The server's word on what this user has chosen on all devices. */
  readonly onChoices: (user: string, choices: Choices) => Promise<void>
}

/** `empty`: all was said. `later`: the server wants some of it another day. */
export type Delivery = 'empty' | 'later' | 'nobody' | 'denied' | 'failed'

/**
 * Sends what waits, batch by batch; the first request goes out also when nothing waits where the user's choices are wanted.
 * An entry leaves the device when the server has answered for it, and not before: an answer that is lost only means that
 * it is sent again, which the server knows.
 */
export async function deliver(
  ports: DeliveryPorts,
  wantsChoices = false,
  // A device that cannot delete would have the same sent for ever.
  answered: Set<string> = new Set(),
): Promise<Delivery> {
  let isAsked = !wantsChoices
  for (;;) {
    const user = await ports.readUser()
    if (!user) return 'nobody'
    const kept = waitingEntries(await ports.storage.readAll('outbox'), user.id)
    const waiting = kept.filter(({ id }) => !answered.has(id))
    if (waiting.length === 0 && isAsked) return 'empty'
    const reply = await ports.send(user.token, nextBatch(waiting))
    if (reply.kind !== 'answered') return reply.kind
    isAsked = true
    for (const { id, outcome } of reply.results) if (outcome === 'done') answered.add(id)
    await settle(ports.storage, reply.results)
    await ports.onChoices(user.id, reply.choices)
    if (waiting.length > 0 && !reply.results.some(({ outcome }) => outcome !== 'later')) return 'later'
  }
}

async function settle(storage: DeliveryPorts['storage'], results: readonly EntryResult[]): Promise<void> {
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
  const reasons = new Map(
    results.flatMap((result) => (result.outcome === 'refused' ? [[result.id, result.reason] as const] : [])),
  )
  if (done.size > 0) await storage.remove('outbox', ({ id }) => done.has(id))
  if (reasons.size === 0) return
  await storage.change('outbox', [...reasons.keys()], (stored, id) => {
    const refused = reasons.get(id)
    return stored && refused !== undefined ? { ...stored, refused } : undefined
  })
}
