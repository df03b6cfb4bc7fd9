import type { CodeReply, MailReply, RefreshReply, SignInReply, SignUpReply } from '../../backend/account-api'
import type { OwnAccountReply } from '../../backend/own-account-api'
import { parseSession, type StoredSession } from '../../backend/stored-session'
import type { UserListener } from '../../backend/user-events'
import type { Session } from '../../domain/people/users/session'
import { createAccountCalls } from '../session/account-calls'
import type { SessionPorts } from '../session/ports'
import { createSessionSync } from '../session/session-sync'

/** A session of that user as it is stored, with these changes of the user's record. */
export function storedSession(id: string, record: object = {}, token = `token-${id}`): StoredSession {
  const value = {
    token,
    record: { collectionName: 'users', id, email: 'a@b.c', tier: 'registered', ...record },
  }
  const session = parseSession(value)
  if (!session) throw new Error('The test made no session')
  return session
}

/** The browser and the server in memory. */
export function createSessionWorld(before?: StoredSession) {
  const state = {
    stored: before,
    online: true,
    signIn: { kind: 'signed-in', stored: storedSession('ann') } as SignInReply,
    signUp: { kind: 'created', mail: 'none' } as SignUpReply,
    mail: { kind: 'sent', mailSent: { nextInS: 60 } } as MailReply,
    code: { kind: 'sent', mailSent: { nextInS: 60 }, codeId: 'c1' } as CodeReply,
    refresh: { kind: 'unknown' } as RefreshReply,
    own: { kind: 'done' } as OwnAccountReply,
    calls: [] as string[],
    sessions: [] as Session[],
    watched: [] as string[],
    deleted: [] as string[],
    listener: undefined as UserListener | undefined,
    otherTab: () => {},
    serverIsBack: () => {},
  }
  const ports: SessionPorts = {
    storage: {
      read: () => state.stored,
      write: ({ token, record }) => void (state.stored = parseSession({ token, record })),
      clear: () => void (state.stored = undefined),
      onOtherTab(run) {
        state.otherTab = run
        return () => void (state.otherTab = () => {})
      },
    },
    api: {
      signIn: async () => (state.calls.push('sign-in'), state.signIn),
      signInWithCode: async () => (state.calls.push('code'), state.signIn),
      sendCode: async () => state.code,
      fetchSignInWays: async () => ({ code: true, providers: [] }),
      askProvider: async () => undefined,
      signInWithProvider: async () => state.signIn,
      signUp: async () => (state.calls.push('sign-up'), state.signUp),
      sendMail: async (what, email) => (state.calls.push(`${what} to ${email}`), state.mail),
      refresh: async () => (state.calls.push('refresh'), state.refresh),
      signOut: async (token) => void state.calls.push(`sign-out ${token}`),
      changePassword: async () => state.own,
      changeEmail: async () => 'done',
      raiseTier: async () => true,
      devices: async () => [],
      signOutDevice: async () => state.own,
      signOutElsewhere: async () => state.own,
      exportData: async () => '{}',
      takeExport: async () => ({ kind: 'granted', usesLeft: 24 }),
      apiKeys: async () => [],
      createApiKey: async () => ({ kind: 'unreachable' }),
      revokeApiKey: async () => true,
      deleteAccount: async () => state.own,
      rename: async (_asked, name) => ({ display_name: name ?? '' }),
    },
    provider: { remember() {}, recall: () => undefined, returnsTo: '', leaveFor() {} },
    isOnline: () => state.online,
    watchUser(id, listener) {
      state.watched.push(id)
      state.listener = listener
      return () => void state.watched.push(`not ${id}`)
    },
    onWake(run) {
      state.serverIsBack = run
      return () => void (state.serverIsBack = () => {})
    },
    onSession: (next) => void state.sessions.push(next),
    onDeleted: (user) => void state.deleted.push(user),
  }
  const sync = createSessionSync(ports)
  const session = { ...sync, ...createAccountCalls(sync, ports) }
  return { state, session, last: () => state.sessions.at(-1) }
}
