import { parseSession, type StoredSession } from '../../backend/stored-session'
import type { Account } from '../../domain/people/users/account'
import { createAccountCalls } from '../session/account-calls'
import type { SessionPorts } from '../session/ports'
import type { StartedTry } from '../session/provider-calls'
import type { SessionSync } from '../session/session-sync'

export const ANN = parseSession({
  token: 't',
  record: { collectionName: 'users', id: 'ann', email: 'a@b.c' },
})!

/** Ann at a device, and a server that gives one answer to everything. */
export interface AccountWorld {
  isOnline: boolean
  /** Who is signed in. */
  current: StoredSession | undefined
  readonly saved: StoredSession[]
  /** The users whose record was changed. */
  readonly patched: string[]
  /** What this tab remembers of its way to a provider. */
  started: StartedTry | undefined
  /** Every request to the server: its name and its arguments. */
  readonly asked: unknown[][]
  /** What a person can do while the server gives this answer. */
  readonly calls: (answer: unknown) => Account
}

export function createAccountWorld(): AccountWorld {
  const world: AccountWorld = {
    isOnline: true,
    current: ANN,
    saved: [],
    patched: [],
    started: undefined,
    asked: [],
    calls,
  }

  function calls(answer: unknown): Account {
    const api = new Proxy({} as SessionPorts['api'], {
      get:
        (_api, name) =>
        async (...about: unknown[]) => (world.asked.push([name, ...about]), answer),
    })
    const session: SessionSync = {
      lookUp: () => world.current,
      save: (next) => void world.saved.push(next),
      patch: (user) => void world.patched.push(user),
      forget: () => void (world.current = undefined),
      refresh: async () => (world.asked.push(['refresh']), true),
      start() {},
      stop() {},
    }
    const provider = { remember() {}, recall: () => world.started, returnsTo: 'us', leaveFor() {} }
    return createAccountCalls(session, { api, isOnline: () => world.isOnline, provider })
  }
  return world
}
