import { describe, expect, it, test } from 'vitest'
import { createSessionWorld, storedSession } from '../testing/session-world'

const payload = { email: 'a@b.c', password: 'pw', displayName: 'A B', firstName: 'A', lastName: 'B' }

test('offline no request is made, and the form is told why', async () => {
  const { state, session } = createSessionWorld()
  state.online = false
  const failure = { code: 'auth/offline' }
  expect(await session.signIn('a@b.c', 'pw')).toEqual({ call: 'sign-in', ok: false, failure })
  expect(await session.sendReset('a@b.c')).toEqual({ call: 'send-reset', ok: false, failure })
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: false, failure })
  expect(state.calls).toEqual([])
})

test('a network that is lost during a request is reported as offline; a server that is away is not', async () => {
  const { state, session } = createSessionWorld()
  state.mail = { kind: 'failed', failure: { code: 'auth/network-request-failed' } }
  expect(await session.sendReset('a@b.c')).toMatchObject({ failure: { code: 'auth/network-request-failed' } })
  const asked = session.sendReset('a@b.c')
  state.online = false
  expect(await asked).toMatchObject({ failure: { code: 'auth/offline' } })
})

test('an answer that came counts, even if the network was lost since', async () => {
  for (const reply of [
    { kind: 'sent', mailSent: { nextInS: 60 } },
    { kind: 'failed', failure: { message: 'rate limit' } },
  ] as const) {
    const { state, session } = createSessionWorld()
    state.mail = reply
    const asked = session.sendReset('a@b.c')
    state.online = false
    const { kind: _kind, ...told } = reply
    expect(await asked).toEqual({ call: 'send-reset', ok: reply.kind === 'sent', ...told })
  }
})

test('whoever signs up is signed in; when that fails the account is there all the same', async () => {
  const { state, session, last } = createSessionWorld()
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, signedIn: true })
  expect(last()).toMatchObject({ kind: 'signed-in', user: { id: 'ann' } })
  state.signIn = { kind: 'failed', failure: {} }
  expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, emailConfirmed: true })
})

describe('an address that is to be confirmed by mail', () => {
  it('whoever signed up is signed in only once it is confirmed', async () => {
    const { state, session, last } = createSessionWorld()
    state.signUp = { kind: 'created', mail: 'sent', pace: { nextInS: 60 } }
    expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, mailSent: { nextInS: 60 } })
    expect(state.calls).toEqual(['sign-up'])
    state.signIn = { kind: 'failed', failure: { code: 'auth/invalid-credential' } }
    const check = () => session.checkVerification('a@b.c', 'pw')
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: false })
    expect(last()).toBeUndefined()
    state.signIn = { kind: 'signed-in', stored: storedSession('ann', { verified: true }) }
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: true })
    expect(last()).toMatchObject({ kind: 'signed-in', user: { id: 'ann' } })
  })

  it('is not confirmed because a server lets people in before they have confirmed theirs', async () => {
    const { session, last } = createSessionWorld()
    const checked = await session.checkVerification('a@b.c', 'pw')
    expect(checked).toEqual({ call: 'check-verification', ok: true, verified: false })
    expect(last()).toMatchObject({ kind: 'signed-in', user: { id: 'ann' } })
  })

  it('a mail that is late comes by itself, and is not asked for again', async () => {
    const { state, session } = createSessionWorld()
    state.signUp = { kind: 'created', mail: 'fails', pace: { nextInS: 60 } }
    expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, mailLate: { nextInS: 60 } })
    expect(state.calls).toEqual(['sign-up'])
  })

  it('a mail of which the server says nothing that we know can be asked for', async () => {
    const { state, session } = createSessionWorld()
    state.signUp = { kind: 'created', mail: 'unknown' }
    expect(await session.signUp(payload)).toEqual({ call: 'sign-up', ok: true, emailConfirmed: false })
    expect(await session.sendVerification('a@b.c')).toEqual({
      call: 'send-verification',
      ok: true,
      mailSent: { nextInS: 60 },
    })
    expect(state.calls).toEqual(['sign-up', 'verification to a@b.c'])
  })

  it('for a signed-in user the server is asked, and its silence counts as a failure', async () => {
    const { state, session } = createSessionWorld(storedSession('ann'))
    const check = () => session.checkVerification('A@b.c', 'pw')
    expect(await check()).toEqual({ call: 'check-verification', ok: false, failure: {} })
    state.refresh = { kind: 'refreshed', stored: storedSession('ann', { verified: true }) }
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: true })
    expect(await session.lookAtSession()).toEqual({ hasSession: true, emailConfirmed: true, email: 'a@b.c' })
    session.signOut()
    expect(await session.lookAtSession()).toEqual({ hasSession: false, emailConfirmed: false })
  })

  it('is not taken for confirmed because of another account that is signed in here', async () => {
    const { state, session } = createSessionWorld(storedSession('old', { email: 'old@b.c', verified: true }))
    state.refresh = { kind: 'refreshed', stored: storedSession('old', { email: 'old@b.c', verified: true }) }
    state.signIn = { kind: 'failed', failure: { code: 'auth/invalid-credential' } }
    const check = () => session.checkVerification('a@b.c', 'pw')
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: false })
    state.signIn = { kind: 'signed-in', stored: storedSession('ann', { verified: true }) }
    expect(await check()).toEqual({ call: 'check-verification', ok: true, verified: true })
  })

  it('a refused request for a mail keeps what the server said', async () => {
    const { state, session } = createSessionWorld()
    const failure = { message: 'rate limit', nextInS: 30 }
    state.mail = { kind: 'failed', failure }
    expect(await session.sendReset('a@b.c')).toEqual({ call: 'send-reset', ok: false, failure })
    expect(state.calls).toEqual(['password-reset to a@b.c'])
  })
})
