import { expect, test } from 'vitest'
import { GUEST, may, sessionOf } from './session'

const record = { id: 'u1', email: 'fan@example.com', display_name: ' Ann Fan ', tier: 'verified' }

test('a session is what the user record says', () => {
  expect(sessionOf({ ...record, can: ['view_betting_odds', 'fly'] })).toEqual({
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

test('what is no record gives no session', () => {
  for (const value of [undefined, null, 'u1', [], {}, { id: '' }, { id: 7 }])
    expect(sessionOf(value)).toBeUndefined()
})

test('guests may see live scores and no odds', () => {
  expect(may(GUEST, 'view_live_scores')).toBe(true)
  expect(may(GUEST, 'view_betting_odds')).toBe(false)
})
