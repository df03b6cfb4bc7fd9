import { describe, expect, it, test } from 'vitest'
import { settle } from '../testing/hand-time'
import { createSessionWorld, storedSession } from '../testing/session-world'

test('network trouble never signs out, a refused token does', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  expect(await session.refresh()).toBe(false)
  expect([state.calls, state.stored?.token, last()]).toEqual([['refresh'], 'token-ann', undefined])
  state.refresh = { kind: 'refused' }
  await session.refresh()
  expect([state.stored, last(), state.deleted]).toEqual([undefined, { kind: 'guest' }, []])
})

test('a user who signs out is gone from this device at once, and the server ends the session', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  state.online = false
  session.signOut()
  expect([state.stored, last(), state.calls]).toEqual([undefined, { kind: 'guest' }, ['sign-out token-ann']])
})

test('a session that the server has ended is not ended there again', async () => {
  const { state, session } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refused' }
  await session.refresh()
  expect(state.calls).toEqual(['refresh'])
})

test('a grant that comes while a refresh is under way is not taken back by its answer', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  session.start()
  await settle()
  state.refresh = { kind: 'refreshed', stored: storedSession('ann', { can: [] }) }
  const asked = session.refresh()
  state.listener?.onRecord({ can: ['view_betting_odds'] })
  state.refresh = { kind: 'refreshed', stored: storedSession('ann', { can: ['view_betting_odds'] }) }
  await asked
  const allowed = state.sessions.map((one) => one.kind === 'signed-in' && one.can)
  expect(allowed).toEqual(allowed.map(() => ['view_betting_odds']))
  expect(last()).toMatchObject({ can: ['view_betting_odds'] })
})

test('a refresh brings a new token and what is allowed now', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refreshed', stored: storedSession('ann', { can: ['view_betting_odds'] }, 'newer') }
  await session.refresh()
  expect(state.stored?.token).toBe('newer')
  expect(last()).toMatchObject({ can: ['view_betting_odds'] })
})

test('an answer for somebody who has signed out meanwhile changes nothing', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refreshed', stored: storedSession('ann') }
  const asked = session.refresh()
  session.signOut()
  await asked
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
})

test('a grant reaches the page at once', () => {
  const { state, session, last } = createSessionWorld(storedSession('ann', { can: [] }))
  session.start()
  state.listener?.onRecord({ id: 'ann', can: ['view_betting_odds'], tier: 'verified' })
  expect(last()).toMatchObject({ tier: 'verified', can: ['view_betting_odds'] })
  expect(state.stored?.session.can).toEqual(['view_betting_odds'])
})

test('the session is checked at the start, when its connection opens and when the server is back', async () => {
  const { state, session } = createSessionWorld(storedSession('ann'))
  expect(state.calls).toEqual([])
  session.start()
  await settle()
  state.listener?.onConnected()
  await settle()
  state.serverIsBack()
  await settle()
  expect(state.calls).toEqual(['refresh', 'refresh', 'refresh'])
})

test('a connection that the server closes, because the session has ended, signs this device out', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  session.start()
  await settle()
  state.refresh = { kind: 'refused' }
  // The server refuses the next connection, so this one never opens again.
  state.listener?.onLost()
  await settle()
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
})

test('a new token of the same user leaves the connection as it is', async () => {
  const { state, session } = createSessionWorld(storedSession('ann'))
  session.start()
  state.refresh = { kind: 'refreshed', stored: storedSession('ann', {}, 'newer') }
  await session.refresh()
  expect(state.watched).toEqual(['ann'])
})

test('a late message about a user who has left is not stored', () => {
  const { state, session } = createSessionWorld(storedSession('ann'))
  session.start()
  const late = state.listener
  state.stored = storedSession('bob')
  state.otherTab()
  late?.onRecord({ display_name: 'Ann the Fan' })
  expect(state.stored).toEqual(storedSession('bob'))
  session.signOut()
  late?.onRecord({ display_name: 'Ann the Fan' })
  expect(state.stored).toBeUndefined()
})

test('an account that is deleted elsewhere is gone from this device', () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  session.start()
  state.listener?.onDeleted()
  expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
  expect(state.deleted).toEqual(['ann'])
})

test('an account that was deleted while this device was away is gone from it with the next question', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refused', isDeleted: true }
  await session.refresh()
  expect([state.stored, last(), state.deleted]).toEqual([undefined, { kind: 'guest' }, ['ann']])
})

test('signing in as somebody else signs the user of before out, on the server too', async () => {
  const { state, session, last } = createSessionWorld(storedSession('old'))
  await session.signIn('a@b.c', 'pw')
  expect(last()).toMatchObject({ user: { id: 'ann' } })
  expect(state.calls).toEqual(['sign-in', 'sign-out token-old'])
  await session.signIn('a@b.c', 'pw')
  expect(state.calls).toEqual(['sign-in', 'sign-out token-old', 'sign-in'])
})

test('signing in once more as the same user ends the session of before: nobody is on a list of devices twice', async () => {
  const { state, session } = createSessionWorld(storedSession('ann', {}, 'older'))
  await session.signIn('a@b.c', 'pw')
  expect([state.stored?.token, state.calls]).toEqual(['token-ann', ['sign-in', 'sign-out older']])
})

test('a guest who signs out asks the server for nothing', () => {
  const { state, session } = createSessionWorld()
  session.signOut()
  expect(state.calls).toEqual([])
})

test('a sign-in or sign-out in another tab counts here, and the new user is followed instead', () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  session.start()
  state.stored = storedSession('bob')
  state.otherTab()
  expect(last()).toMatchObject({ user: { id: 'bob' } })
  state.stored = undefined
  state.otherTab()
  expect(last()).toEqual({ kind: 'guest' })
  expect(state.watched).toEqual(['ann', 'not ann', 'bob', 'not bob'])
})

test('before it begins, nobody is followed who signs in, and after its end nothing is followed any more', () => {
  const { state, session, last } = createSessionWorld()
  session.save(storedSession('ann'))
  expect(state.watched).toEqual([])
  session.start()
  session.stop()
  expect(state.watched).toEqual(['ann', 'not ann'])
  const before = state.calls.length
  state.stored = undefined
  state.otherTab()
  state.serverIsBack()
  expect([state.calls.length, last()]).toEqual([before, storedSession('ann').session])
})

test('offline, and where nobody is signed in, no session is confirmed', async () => {
  const { state, session } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refreshed', stored: storedSession('ann') }
  state.online = false
  expect(await session.refresh()).toBe(false)
  state.online = true
  session.forget()
  expect([await session.refresh(), state.calls]).toEqual([false, []])
})

test('an account that is deleted when its user has just left is still told as deleted', () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  session.start()
  state.stored = undefined
  state.listener?.onDeleted()
  expect([state.deleted, last()]).toEqual([['ann'], { kind: 'guest' }])
})

test('a new display name is part of the session', async () => {
  const { session, last } = createSessionWorld(storedSession('ann'))
  expect(await session.rename('Ann the Fan')).toBe(true)
  expect(last()).toMatchObject({ user: { displayName: 'Ann the Fan' } })
})

/** A page that was frozen, or is just busy, hears of other tabs only after an answer that waited as well. */
describe('before this tab hears that another one has signed out, or in as somebody else,', () => {
  const renewed = storedSession('ann', {}, 'newer')

  it.each([
    ['a refresh is answered', { kind: 'refreshed', stored: renewed }],
    ['a refresh is refused', { kind: 'refused' }],
  ] as const)('the other tab is right when %s', async (_what, refresh) => {
    for (const stored of [undefined, storedSession('bob')]) {
      const { state, session, last } = createSessionWorld(storedSession('ann'))
      state.refresh = refresh
      const asked = session.refresh()
      state.stored = stored
      expect(await asked).toBe(false)
      expect([state.stored, last()]).toEqual([stored, stored?.session ?? { kind: 'guest' }])
    }
  })

  it('the other tab is right when a message about the user comes', () => {
    const { state, session, last } = createSessionWorld(storedSession('ann'))
    session.start()
    state.stored = undefined
    state.listener?.onRecord({ display_name: 'Ann the Fan' })
    expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
  })

  it('the other tab is right when the account is deleted', () => {
    const { state, session, last } = createSessionWorld(storedSession('ann'))
    session.start()
    state.stored = storedSession('bob')
    state.listener?.onDeleted()
    expect([state.stored, last()]).toEqual([storedSession('bob'), storedSession('bob').session])
  })

  it('the other tab is right when the server has changed the password', async () => {
    const { state, session, last } = createSessionWorld(storedSession('ann'))
    state.own = { kind: 'done', stored: renewed }
    const changed = session.changePassword({ oldPassword: 'a', password: 'b', revokeKeys: false })
    state.stored = storedSession('bob')
    await changed
    expect([state.stored, last()]).toEqual([storedSession('bob'), storedSession('bob').session])
  })
})

test('an account that is deleted here takes nobody along who has signed in, or out, in another tab meanwhile', async () => {
  for (const now of [storedSession('bob'), undefined]) {
    const { state, session } = createSessionWorld(storedSession('ann'))
    const deleted = session.deleteAccount('secret')
    state.stored = now
    expect([await deleted, state.stored]).toEqual(['done', now])
  }
})

test('a token that another tab has just replaced is no reason to sign out', async () => {
  const { state, session, last } = createSessionWorld(storedSession('ann'))
  state.refresh = { kind: 'refused' }
  const asked = session.refresh()
  state.stored = storedSession('ann', {}, 'newer')
  await asked
  expect([state.stored?.token, last()]).toMatchObject(['newer', { user: { id: 'ann' } }])
})
