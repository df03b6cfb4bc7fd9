import { describe, expect, it } from 'vitest'
import { TIERS } from '../tiers/tier'
import { isOpenToRole, roleOf, showsDeveloperShortcut } from './role'

describe('002 section 6: roles superuser, admin, user', () => {
  it('a row in the superusers table makes a superuser, whatever the tier', () => {
    for (const tier of TIERS) expect(roleOf({ hasSuperuserRow: true, tier })).toBe('superuser')
  })

  it.each([
    ['registered', 'user'],
    ['verified', 'user'],
    ['premium', 'user'],
    ['admin', 'admin'],
  ] as const)('tier %s without a row: %s', (tier, role) => {
    expect(roleOf({ hasSuperuserRow: false, tier })).toBe(role)
  })

  it.each([
    ['admin-dashboard', true, true, false],
    ['developer-mode', true, false, false],
    ['developer-tools-toggle', true, false, false],
    ['logging-entry', true, false, false],
  ] as const)('%s: superuser %s, admin %s, user %s, guest never', (feature, superuser, admin, user) => {
    const open = (['superuser', 'admin', 'user'] as const).map((role) => isOpenToRole(feature, role))
    expect(open).toEqual([superuser, admin, user])
    expect(isOpenToRole(feature, undefined)).toBe(false)
  })

  it('the shortcut also needs the preference', () => {
    expect(showsDeveloperShortcut('superuser', true)).toBe(true)
    expect(showsDeveloperShortcut('superuser', false)).toBe(false)
    expect(showsDeveloperShortcut('admin', true)).toBe(false)
  })
})
