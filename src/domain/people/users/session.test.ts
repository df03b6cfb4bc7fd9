import { expect, test } from 'vitest'
import { permissionsOfTier } from '../tiers/permission'
import { GUEST, may, sessionOf } from './session'

const record = { id: 'u1', email: 'fan@example.com', display_name: ' Ann Fan ', tier: 'verified' }

test('a session is what the user record says', () => {
  expect(sessionOf({ ...record, can: ['view_betting_odds', 'fly'] })).toStrictEqual({
    kind: 'signed-in',
    user: { id: 'u1', email: 'fan@example.com', displayName: 'Ann Fan' },
    tier: 'verified',
    can: ['view_betting_odds'],
  })
})

test('a record without permissions gives those of registered users, an unknown tier is registered', () => {
  const session = sessionOf({ id: 'u1', tier: 'emperor' })
  expect(session?.tier).toBe('registered')
  expect(session?.can).toContain('view_box_scores')
  expect(session?.can).not.toContain('view_betting_odds')
})

test('a record without permissions gets no more than registered users, whatever its tier', () => {
  expect(sessionOf({ id: 'u1', tier: 'admin' })?.can).toEqual(permissionsOfTier('registered'))
})

test('a record without a name or an address gives a session without them', () => {
  const nobody = { kind: 'signed-in', user: { id: 'u1', email: '' }, tier: 'registered' }
  for (const more of [{}, { email: 7, display_name: 7 }, { display_name: ' ' }])
    expect(sessionOf({ id: 'u1', ...more, can: [] })).toStrictEqual({ ...nobody, can: [] })
})

test.each([
  ['a proven address', { verified: true }, { isProven: true }],
  ['an unproven address', { verified: false }, {}],
  ['an invitation', { invited_by_admin: true, password_set: false }, { awaitsPassword: true }],
  ['an accepted invitation', { invited_by_admin: true, password_set: true }, {}],
  ['an own password', { invited_by_admin: false, password_set: false }, {}],
  ['a provider alone', { without_password: true }, { hasNoPassword: true }],
  ['a provider and a password', { without_password: false }, {}],
])('with %s the session says so, and nothing else', (_what, facts, said) => {
  expect(sessionOf({ id: 'u1', email: 'fan@example.com', ...facts })?.user).toStrictEqual({
    id: 'u1',
    email: 'fan@example.com',
    ...said,
  })
})

test('a signed-in user may do what their session says', () => {
  const session = sessionOf({ ...record, can: ['view_betting_odds'] })!
  expect(may(session, 'view_betting_odds')).toBe(true)
  expect(may(session, 'view_live_scores')).toBe(false)
})

test('what is no record gives no session', () => {
  for (const value of [undefined, null, 'u1', [], {}, { id: '' }, { id: 7 }])
    expect(sessionOf(value)).toBeUndefined()
})

test('guests may see live scores and no odds', () => {
  expect(may(GUEST, 'view_live_scores')).toBe(true)
  expect(may(GUEST, 'view_betting_odds')).toBe(false)
})
