import { sendLines } from '../backend/log-api'
import type { JsonObject } from '../domain/json'
import { runAlone } from '../platform/run-alone'
import { productNow } from '../platform/clock'
import { putEntry } from '../storage/put-entry'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'

/** Log lines of a page in which nobody is signed in. */
export interface GuestLines {
  readonly keep: (body: JsonObject) => Promise<void>
  /** Sends what is kept, the oldest first. False when not all of it arrived. */
  readonly send: () => Promise<boolean>
}

/** The lines wait in the outbox, so that a reload without a network keeps them, and go to a route of their own. */
export function createGuestLines(storage: Storage): GuestLines {
  /** Without this set, a device that cannot delete would send the same lines for ever. */
  const sent = new Set<string>()
  const waiting = async () =>
    (await storage.readAll('outbox')).filter(({ user, id }) => user === GUEST_OWNER && !sent.has(id))

  async function sendAll() {
    for (const { id, body } of (await waiting()).toSorted((one, other) => one.at - other.at)) {
      if (!(await sendLines(body))) return false
      sent.add(id)
      await storage.remove('outbox', (entry) => entry.id === id)
    }
    return true
  }

  return {
    keep: (body) => putEntry(storage, { user: GUEST_OWNER, kind: 'log', body, at: productNow() }),
    // Tabs take turns, so that none sends what another is sending.
    send: () => runAlone('ts-guest-lines', sendAll),
  }
}
