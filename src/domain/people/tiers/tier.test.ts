import { describe, expect, it } from 'vitest'
import { isAtLeast, parseTier, tierLabel, tierOf, TIERS, type Account, type Tier } from './tier'

describe('001 section 6: tiers', () => {
  it('come in this order', () => {
    expect(TIERS).toEqual(['guest', 'registered', 'verified', 'premium', 'admin'])
  })

  const table: readonly [string, Account, Tier][] = [
    ['a signed-out user is guest', { kind: 'signed-out' }, 'guest'],
    ['signed in with no profile is registered', { kind: 'signed-in' }, 'registered'],
    ['the tier comes from the profile', { kind: 'signed-in', profileTier: 'verified' }, 'verified'],
    ['the tier comes from the profile', { kind: 'signed-in', profileTier: 'premium' }, 'premium'],
    ['the tier comes from the profile', { kind: 'signed-in', profileTier: 'admin' }, 'admin'],
    ['a tier we do not know is none', { kind: 'signed-in', profileTier: 'gold' }, 'registered'],
    ['a tier is a word', { kind: 'signed-in', profileTier: 4 }, 'registered'],
  ]
  it.each(table)('%s: %j is %s', (_rule, account, tier) => {
    expect(tierOf(account)).toBe(tier)
  })

  it('are read only in their exact spelling', () => {
    expect(parseTier('admin')).toBe('admin')
    expect([parseTier('Admin'), parseTier(null), parseTier('toString')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('higher ones hold what lower ones hold', () => {
    expect(TIERS.map((tier) => isAtLeast(tier, 'verified'))).toEqual([false, false, true, true, true])
  })

  it('are written with a capital', () => {
    expect(TIERS.map(tierLabel)).toEqual(['Guest', 'Registered', 'Verified', 'Premium', 'Admin'])
  })
})
