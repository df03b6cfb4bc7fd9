import type { SignInReply } from '../../backend/account-api'
import type { StoredSession } from '../../backend/stored-session'
import type { JsonObject } from '../../domain/json'
import type { AuthAnswer } from '../../domain/people/sign-in/auth-answers'
import type { AuthCall } from '../../domain/people/sign-in/auth-modal'
import type { SignUpPayload } from '../../domain/people/sign-in/auth-form'
import { GUEST } from '../../domain/people/users/session'
import { noop, type Cancel } from '../../platform/timers'
import type { SessionPorts } from './ports'

export interface SessionSync {
  signIn(email: string, password: string): Promise<AuthAnswer>
  signUp(payload: SignUpPayload): Promise<AuthAnswer>
  signOut(): void
  rename(displayName: string | undefined): Promise<boolean>
  /** Asks the server whether the session still stands and what it allows. */
  refresh(): Promise<void>
  /** From now on: follow the server. Before, nothing is asked that scores would have to share the network with. */
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

  function save(next: StoredSession) {
    storage.write(next)
    adopt(storage.read() ?? next)
  }

  function forget() {
    storage.clear()
    adopt(undefined)
  }

  function signOut() {
    const left = current
    forget()
    if (left) void api.signOut(left.token)
  }

  function follow() {
    unwatch()
    unwatch = noop
    if (!started || !current) return
    const id = current.session.user.id
    unwatch = ports.watchUser(id, {
      onConnected: () => void refresh(),
      onRecord: (record) => patch(id, record),
      onDeleted: forget,
    })
  }

  /** What came late for somebody who has left since is not kept. */
  function patch(id: string, record: JsonObject) {
    if (current?.session.user.id !== id) return
    save({ ...current, record: { ...current.record, ...record } })
  }

  async function refresh(): Promise<void> {
    const asked = current
    if (!asked || !ports.isOnline()) return
    const reply = await api.refresh(asked.token)
    if (current?.token !== asked.token) return
    if (reply.kind === 'refused') return forget()
    if (reply.kind !== 'refreshed') return
    // What was said meanwhile may be newer than this answer: it would take back a grant.
    if (current !== asked) return refresh()
    save(reply.stored)
  }

  function enter(call: 'sign-in' | 'sign-up', reply: SignInReply): AuthAnswer {
    if (reply.kind === 'failed') return { call, ok: false, failure: reply.failure }
    save(reply.stored)
    return call === 'sign-in' ? { call, ok: true } : { call, ok: true, signedIn: true }
  }

  async function signUp(payload: SignUpPayload): Promise<AuthAnswer> {
    if (!ports.isOnline()) return offline('sign-up')
    const created = await api.signUp(payload)
    if (created.kind === 'failed') return { call: 'sign-up', ok: false, failure: created.failure }
    const answer = enter('sign-up', await api.signIn(payload.email, payload.password))
    // A new account, or one of before with another password: what is left is to sign in by hand.
    return answer.ok ? answer : { call: 'sign-up', ok: true, emailConfirmed: true }
  }

  return {
    async signIn(email, password) {
      return ports.isOnline() ? enter('sign-in', await api.signIn(email, password)) : offline('sign-in')
    },
    signUp,
    signOut,
    async rename(displayName) {
      const asked = current
      if (!asked || !ports.isOnline()) return false
      const record = await api.rename(asked, displayName)
      if (record) patch(asked.session.user.id, record)
      return record !== undefined
    },
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

function offline(call: AuthCall): AuthAnswer {
  return { call, ok: false, failure: { code: 'auth/offline' } }
}
