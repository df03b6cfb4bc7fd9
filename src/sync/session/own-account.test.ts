import { describe, expect, it, vi } from 'vitest'
import { createSessionWorld, storedSession } from '../testing/session-world'

describe('what only the owner of an account does', () => {
  it('a new password leaves this device signed in, with the token that the server gave for it', async () => {
    const { state, session } = createSessionWorld(storedSession('ann'))
    state.own = { kind: 'done', stored: storedSession('ann', {}, 'newer') }
    expect(await session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })).toBe(
      'done',
    )
    expect(state.stored?.token).toBe('newer')
  })

  it('goes on with that token though the old one was renewed while the server changed the password', async () => {
    const { state, session } = createSessionWorld(storedSession('ann'))
    state.own = { kind: 'done', stored: storedSession('ann', {}, 'newer') }
    const changed = session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })
    state.stored = storedSession('ann', {}, 'renewed')
    expect(await changed).toBe('done')
    expect(state.stored?.token).toBe('newer')
  })

  it('lets nobody in again who has signed out, or in as somebody else, meanwhile', async () => {
    for (const now of [undefined, storedSession('ben')]) {
      const { state, session } = createSessionWorld(storedSession('ann'))
      state.own = { kind: 'done', stored: storedSession('ann', {}, 'newer') }
      const changed = session.signOutElsewhere()
      state.stored = now
      await changed
      expect(state.stored).toEqual(now)
    }
  })

  it('a refusal changes nothing here, and nobody asks whether the session still holds', async () => {
    const { state, session, last } = createSessionWorld(storedSession('ann'))
    state.own = { kind: 'refused', answer: 'wrong-password' }
    expect(await session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })).toBe(
      'wrong-password',
    )
    expect(await session.deleteAccount('pw')).toBe('wrong-password')
    expect(await session.signOutElsewhere()).toBe(false)
    expect(await session.signOutDevice('d1')).toBe(false)
    expect([state.stored, last(), state.calls]).toEqual([storedSession('ann'), undefined, []])
  })

  it('a session that has ended unnoticed is over on this device once the server refuses its request', async () => {
    for (const answer of ['failed', 'unreachable'] as const) {
      const { state, session, last } = createSessionWorld(storedSession('ann'))
      state.own = { kind: 'refused', answer }
      state.refresh = { kind: 'refused' }
      await session.changePassword({ oldPassword: 'old', password: 'new', revokeKeys: false })
      await vi.waitFor(() => expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }]))
    }
  })

  it('an account that is deleted is gone from this device', async () => {
    const { state, session, last } = createSessionWorld(storedSession('ann'))
    expect(await session.deleteAccount('pw')).toBe('done')
    expect([state.stored, last()]).toEqual([undefined, { kind: 'guest' }])
  })
})
