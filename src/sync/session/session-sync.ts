import type { StoredSession } from '../../backend/stored-session'
import type { JsonObject } from '../../domain/json'
import { GUEST } from '../../domain/people/users/session'
import { noop, type Cancel } from '../../platform/timers'
import type { SessionPorts } from './ports'

export interface SessionSync {
  /** Who is signed in on this device by now; if that has changed unnoticed, the page changes with it. */
  lookUp(): StoredSession | undefined
  save(next: StoredSession): void
  /** Ignored if that user has signed out meanwhile. */
  patch(user: string, record: JsonObject): void
  /** Ends the session on this device at once, with or without a network. */
  forget(): void
  /** Asks the server whether the session is still valid and what it allows. Resolves to whether it was confirmed. */
  refresh(): Promise<boolean>
  /** Begins to follow the server. Before that nothing is requested, so that scores need not share the network. */
  start(): void
  stop(): void
}

/** Keeps the session true. Network trouble changes nothing; only the server's refusal or the user ends it. */
export function createSessionSync(ports: SessionPorts): SessionSync {
  const { storage, api } = ports
  let current = storage.read()
  let started = false
  let unwatch: Cancel = noop
  const stops = [storage.onOtherTab(() => adopt(storage.read()))]

  function adopt(next: StoredSession | undefined) {
    const isSameUser = next?.session.user.id === current?.session.user.id
    current = next
    ports.onSession(next?.session ?? GUEST)
    if (!isSameUser) follow()
  }

  /** Another tab may have signed in or out without this one having heard of it: it was frozen, or is just busy. */
  function lookUp(): StoredSession | undefined {
    const stored = storage.read()
    if (stored?.token !== current?.token) adopt(stored)
    return current
  }

  function save(next: StoredSession) {
    storage.write(next)
    adopt(storage.read() ?? next)
  }

  function forget() {
    storage.clear()
    adopt(undefined)
  }

  function follow() {
    unwatch()
    unwatch = noop
    if (!started || !current) return
    const id = current.session.user.id
    unwatch = ports.watchUser(id, {
      onConnected: () => void refresh(),
      onLost: () => void refresh(),
      onRecord: (record) => patch(id, record),
      onDeleted() {
        if (lookUp()?.session.user.id === id) forget()
        ports.onDeleted(id)
      },
    })
  }

  function patch(id: string, record: JsonObject) {
    const known = lookUp()
    if (known?.session.user.id !== id) return
    save({ ...known, record: { ...known.record, ...record } })
  }

  async function refresh(): Promise<boolean> {
    const asked = lookUp()
    if (!asked || !ports.isOnline()) return false
    const reply = await api.refresh(asked.token)
    if (lookUp()?.token !== asked.token) return false
    if (reply.kind === 'refused') {
      forget()
      if (reply.isDeleted) ports.onDeleted(asked.session.user.id)
    }
    if (reply.kind !== 'refreshed') return false
    // A push that came meanwhile may be newer than this answer, which would then take back a grant.
    if (current !== asked) return refresh()
    save(reply.stored)
    return true
  }

  return {
    lookUp,
    save,
    patch,
    forget,
    refresh,
    start() {
      started = true
      stops.push(ports.onWake(() => void refresh()))
      void refresh()
      follow()
    },
    stop() {
      unwatch()
      for (const stop of stops) stop()
    },
  }
}
