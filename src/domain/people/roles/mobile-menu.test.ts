import { describe, expect, it } from 'vitest'
import { mobileMenu } from './mobile-menu'
import type { Role } from './role'

describe('000 section 2: mobile menu', () => {
  const member = ['auto-scroll', 'theme', 'profile', 'settings', 'sign-out']
  const table: readonly [string, Role | undefined, readonly string[]][] = [
    ['signed-out users get a Sign In button', undefined, ['auto-scroll', 'theme', 'sign-in']],
    ['signed-in users get profile, Settings, Sign Out', 'user', member],
    ['the Logging entry is visible only to superusers', 'admin', member],
    ['superusers have it', 'superuser', [...member, 'logging']],
  ]
  it.each(table)('%s', (_words, role, entries) => {
    expect(mobileMenu({ ...(role && { role }), autoScrolling: false })).toEqual(entries)
  })

  it('hidden during auto-scroll', () => {
    expect(mobileMenu({ role: 'superuser', autoScrolling: true })).toEqual([])
  })
})
