import { describe, expect, it, test } from 'vitest'
import type { CodeReply, MailReply, RefreshReply, SignInReply, SignUpReply } from '../../backend/account-api'
import type { OwnAccountReply } from '../../backend/own-account-api'
import { parseSession, type StoredSession } from '../../backend/stored-session'
import type { UserListener } from '../../backend/user-events'
import type { Session } from '../../domain/people/users/session'
import { settle } from '../testing/hand-time'
import { createAccountCalls } from './account-calls'
import type { SessionPorts } from './ports'
import { createSessionSync } from './session-sync'

const payload = { email: 'a@b.c', password: 'pw', displayName: 'A B', firstName: 'A', lastName: 'B' }

function stored(id: string, record: object = {}, token = `token-${id}`): StoredSession {
  const value = {
    token,
    record: { collectionName: 'users', id, email: 'a@b.c', tier: 'registered', ...record },
  }
  const session = parseSession(value)
  if (!session) throw new Error('The test made no session')
  return session
}

/** The browser and the server in memory. */
function world(before?: StoredSession) {
  const state = {
    stored: before,
    online: true,
    signIn: { kind: 'signed-in', stored: stored('ann') } as SignInReply,
    signUp: { kind: 'created', mail: 'none' } as SignUpReply,
    mail: { kind: 'sent', mailSent: { nextInS: 60 } } as MailReply,
    code: { kind: 'sent', mailSent: { nextInS: 60 }, codeId: 'c1' } as CodeReply,
    refresh: { kind: 'unknown' } as RefreshReply,
    own: { kind: 'done' } as OwnAccountReply,
    calls: [] as string[],
    sessions: [] as Session[],
    watched: [] as string[],
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
        return () => {}
      },
    },
    api: {
      signIn: async () => (state.calls.push('sign-in'), state.signIn),
      signInWithCode: async () => (state.calls.push('code'), state.signIn),
      sendCode: async () => state.code,
      waysIn: async () => ({ code: true, providers: [] }),
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
      return () => {}
    },
    onSession: (next) => void state.sessions.push(next),
  }
  const sync = createSessionSync(ports)
  const session = { ...sync, ...createAccountCalls(sync, ports) }
  return { state, session, last: () => state.sessions.at(-1) }
}

test('network trouble never signs out, a refused token does', async () => {
  const { state, session, last } = world(stored('ann'))
  session.start()
  await settle()
  expect([state.stored?.token, last()]).toEqual(['token-ann', undefined])
  state.refresh = { kind: 'refused' }
  await session.refresh()
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
})

test('a user who signs out is gone from this device at once, and the server ends the session', async () => {
  const { state, session, last } = world(stored('ann'))
  state.online = false
  session.signOut()
  expect([state.stored, last(), state.calls]).toEqual([undefined, { kind: 'guest' }, ['sign-out token-ann']])
})

test('a session that the server has ended is not ended there again', async () => {
  const { state, session } = world(stored('ann'))
  state.refresh = { kind: 'refused' }
  await session.refresh()
  expect(state.calls).toEqual(['refresh'])
})

test('a grant that comes while a refresh is under way is not taken back by its answer', async () => {
  const { state, session, last } = world(stored('ann'))
  session.start()
  await settle()
  state.refresh = { kind: 'refreshed', stored: stored('ann', { can: [] }) }
  const asked = session.refresh()
  state.listener?.onRecord({ can: ['view_betting_odds'] })
  state.refresh = { kind: 'refreshed', stored: stored('ann', { can: ['view_betting_odds'] }) }
  await asked
  const allowed = state.sessions.map((one) => one.kind === 'signed-in' && one.can)
  expect(allowed).toEqual(allowed.map(() => ['view_betting_odds']))
  expect(last()).toMatchObject({ can: ['view_betting_odds'] })
})

test('a refresh brings a new token and what is allowed now', async () => {
  const { state, session, last } = world(stored('ann'))
  state.refresh = { kind: 'refreshed', stored: stored('ann', { can: ['view_betting_odds'] }, 'newer') }
  await session.refresh()
  expect(state.stored?.token).toBe('newer')
  expect(last()).toMatchObject({ can: ['view_betting_odds'] })
})

test('an answer for somebody who has signed out meanwhile changes nothing', async () => {
  const { state, session, last } = world(stored('ann'))
  state.refresh = { kind: 'refreshed', stored: stored('ann') }
  const asked = session.refresh()
  session.signOut()
  await asked
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
})

test('a grant reaches the page at once', () => {
  const { state, session, last } = world(stored('ann', { can: [] }))
  session.start()
  state.listener?.onRecord({ id: 'ann', can: ['view_betting_odds'], tier: 'verified' })
  expect(last()).toMatchObject({ tier: 'verified', can: ['view_betting_odds'] })
  expect(state.stored?.session.can).toEqual(['view_betting_odds'])
})

test('the session is checked at the start, when its connection opens and when the server is back', async () => {
  const { state, session } = world(stored('ann'))
  expect(state.calls).toEqual([])
  session.start()
  await settle()
  state.listener?.onConnected()
  await settle()
  state.serverIsBack()
  await settle()
  expect(state.calls).toEqual(['refresh', 'refresh', 'refresh'])
})

test('a new token of the same user leaves the connection as it is', async () => {
  const { state, session } = world(stored('ann'))
  session.start()
  state.refresh = { kind: 'refreshed', stored: stored('ann', {}, 'newer') }
  await session.refresh()
  expect(state.watched).toEqual(['ann'])
})

test('a late message about a user who has left is not stored', () => {
  const { state, session } = world(stored('ann'))
  session.start()
  const late = state.listener
  state.stored = stored('bob')
  state.otherTab()
  late?.onRecord({ display_name: 'Ann the Fan' })
  expect(state.stored).toEqual(stored('bob'))
  session.signOut()
  late?.onRecord({ display_name: 'Ann the Fan' })
  expect(state.stored).toBeUndefined()
})

test('an account that is deleted elsewhere is gone from this device', () => {
  const { state, session, last } = world(stored('ann'))
  session.start()
  state.listener?.onDeleted()
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
})

test('a guest who signs out asks the server for nothing', () => {
  const { state, session } = world()
  session.signOut()
  expect(state.calls).toEqual([])
})

test('offline no request is made, and the form is told why', async () => {
  const { state, session } = world()
  state.online = false
  const failure = { code: 'auth/offline' }
  expect(await session.signIn('a@b.c', 'pw')).toEqual({ call: 'sign-in', ok: false, failure })
  expect(await session.sendReset('a@b.c')).toEqual({ call: 'send-reset', ok: false, failure })
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: false, failure })
  expect(state.calls).toEqual([])
})

test('a network that is lost during a request is reported as offline; a server that is away is not', async () => {
  const { state, session } = world()
  state.mail = { kind: 'failed', failure: { code: 'auth/network-request-failed' } }
  expect(await session.sendReset('a@b.c')).toMatchObject({ failure: { code: 'auth/network-request-failed' } })
  const asked = session.sendReset('a@b.c')
  state.online = false
  expect(await asked).toMatchObject({ failure: { code: 'auth/offline' } })
})

test('whoever signs up is signed in; when that fails the account is there all the same', async () => {
  const { state, session, last } = world()
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, signedIn: true })
  expect(last()).toMatchObject({ kind: 'signed-in', user: { id: 'ann' } })
  state.signIn = { kind: 'failed', failure: {} }
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, emailConfirmed: true })
})

test('a sign-in or sign-out in another tab counts here, and the new user is followed instead', () => {
  const { state, session, last } = world(stored('ann'))
  session.start()
  state.stored = stored('bob')
  state.otherTab()
  expect(last()).toMatchObject({ user: { id: 'bob' } })
  state.stored = undefined
  state.otherTab()
  expect(last()).toEqual({ kind: 'guest' })
  expect(state.watched).toEqual(['ann', 'not ann', 'bob', 'not bob'])
})

test('a new display name is part of the session', async () => {
  const { session, last } = world(stored('ann'))
  expect(await session.rename('Ann the Fan')).toBe(true)
  expect(last()).toMatchObject({ user: { displayName: 'Ann the Fan' } })
})

describe('an address that is to be confirmed by mail', () => {
  it('whoever signed up is signed in only once it is confirmed', async () => {
    const { state, session, last } = world()
    state.signUp = { kind: 'created', mail: 'sent', pace: { nextInS: 60 } }
    expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, mailSent: { nextInS: 60 } })
    expect(state.calls).toEqual(['sign-up'])
    state.signIn = { kind: 'failed', failure: { code: 'auth/invalid-credential' } }
    const check = () => session.checkVerification('a@b.c', 'pw')
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: false })
    expect(last()).toBeUndefined()
    state.signIn = { kind: 'signed-in', stored: stored('ann', { verified: true }) }
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: true })
    expect(last()).toMatchObject({ kind: 'signed-in', user: { id: 'ann' } })
  })

  it('a mail that could not be sent can be asked for once more', async () => {
    const { state, session } = world()
    state.signUp = { kind: 'created', mail: 'failed' }
    expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, emailConfirmed: false })
    expect(await session.sendVerification('a@b.c')).toEqual({
      call: 'send-verification',
      ok: true,
      mailSent: { nextInS: 60 },
    })
    expect(state.calls).toEqual(['sign-up', 'verification to a@b.c'])
  })

  it('for a signed-in user the server is asked, and its silence counts as a failure', async () => {
    const { state, session } = world(stored('ann'))
    const check = () => session.checkVerification('', '')
    expect(await check()).toEqual({ call: 'check-verification', ok: false, failure: {} })
    state.refresh = { kind: 'refreshed', stored: stored('ann', { verified: true }) }
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: true })
    expect(await session.lookAtSession()).toEqual({ hasSession: true, emailConfirmed: true })
    session.signOut()
    expect(await session.lookAtSession()).toEqual({ hasSession: false, emailConfirmed: false })
  })

  it('a refused request for a mail keeps what the server said', async () => {
    const { state, session } = world()
    const failure = { message: 'rate limit', nextInS: 30 }
    state.mail = { kind: 'failed', failure }
    expect(await session.sendReset('a@b.c')).toEqual({ call: 'send-reset', ok: false, failure })
    expect(state.calls).toEqual(['password-reset to a@b.c'])
  })
})

describe('what only the owner of an account does', () => {
  it('a new password leaves this device signed in, with the token that the server gave for it', async () => {
    const { state, session } = world(stored('ann'))
    state.own = { kind: 'done', stored: stored('ann', {}, 'newer') }
    expect(await session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })).toBe(
      'done',
    )
    expect(state.stored?.token).toBe('newer')
  })

  it('a refusal changes nothing here', async () => {
    const { state, session } = world(stored('ann'))
    state.own = { kind: 'refused', answer: 'wrong-password' }
    expect(await session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })).toBe(
      'wrong-password',
    )
    expect(await session.deleteAccount('pw')).toBe('wrong-password')
    expect(await session.signOutElsewhere()).toBe(false)
    expect(state.stored?.token).toBe('token-ann')
  })

  it('an account that is deleted is gone from this device', async () => {
    const { state, session, last } = world(stored('ann'))
    expect(await session.deleteAccount('pw')).toBe('done')
    expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
  })

  it('offline none of it is tried', async () => {
    const { state, session } = world(stored('ann'))
    state.online = false
    expect(await session.deleteAccount('pw')).toBe('unreachable')
    expect(await session.exportData()).toBeUndefined()
    expect(state.stored?.token).toBe('token-ann')
  })
})
