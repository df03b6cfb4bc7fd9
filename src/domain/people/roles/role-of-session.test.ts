import { expect, it } from 'vitest'
import { PERMISSIONS, permissionsOfTier } from '../tiers/permission'
import { GUEST, sessionOf } from '../users/session'
import { roleOfSession } from './role-of-session'

it.each([
  ['premium', permissionsOfTier('premium'), 'user'],
  ['admin', PERMISSIONS, 'admin'],
  ['registered', PERMISSIONS, 'superuser'],
] as const)('a session of tier %s that may %j has the role %s', (tier, can, role) => {
  expect(roleOfSession(sessionOf({ id: 'ann', tier, can })!, {})).toBe(role)
})

it.each([
  ['admin', true, 'superuser'],
  ['admin', false, 'admin'],
  ['registered', true, 'superuser'],
  ['registered', false, 'user'],
] as const)(
  'a session of tier %s whose record says superuser: %s has the role %s',
  (tier, superuser, role) => {
    expect(roleOfSession(sessionOf({ id: 'ann', tier, can: PERMISSIONS })!, { superuser })).toBe(role)
  },
)

it('a guest has no role', () => {
  expect(roleOfSession(GUEST, {})).toBeUndefined()
})
