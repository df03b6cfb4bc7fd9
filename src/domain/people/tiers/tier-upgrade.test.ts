import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAtLeast, TIERS, type Tier } from './tier'
import { upgradeFailureText, upgradeRefusalText, upgradeTier } from './tier-upgrade'

describe('001 section 7: upgrade_user_tier', () => {
  const bySelf: readonly [Tier, Tier, boolean, string][] = [
    ['registered', 'verified', true, 'verified'],
    ['registered', 'verified', false, 'address-not-verified'],
    ['registered', 'premium', true, 'operators-only'],
    ['registered', 'admin', true, 'operators-only'],
    ['verified', 'premium', true, 'operators-only'],
    ['premium', 'admin', true, 'operators-only'],
    ['premium', 'premium', true, 'operators-only'],
    ['verified', 'verified', true, 'verified'],
    ['premium', 'verified', true, 'premium'],
    ['admin', 'registered', true, 'admin'],
    ['registered', 'registered', false, 'registered'],
    ['guest', 'registered', false, 'registered'],
    ['registered', 'guest', true, 'not-a-user-tier'],
  ]
  it.each(bySelf)('a %s asking for %s (address verified: %s) gets %s', (from, to, addressVerified, gets) => {
    const answer = upgradeTier({ by: 'self', from, to, addressVerified })
    expect(answer.kind === 'granted' ? answer.tier : answer.reason).toBe(gets)
  })

  it('premium and admin are granted by operators', () => {
    for (const to of ['premium', 'admin'] as const) {
      const request = { by: 'operator', from: 'registered', to, addressVerified: false } as const
      expect(upgradeTier(request)).toEqual({ kind: 'granted', tier: to })
    }
  })

  it('never raises a user above verified by itself, and never lowers it', () => {
    const aTier = fc.constantFrom(...TIERS)
    fc.assert(
      fc.property(aTier, aTier, fc.boolean(), (from, to, addressVerified) => {
        const answer = upgradeTier({ by: 'self', from, to, addressVerified })
        if (answer.kind === 'refused') return
        expect(isAtLeast(answer.tier, from)).toBe(true)
        expect(answer.tier === from || isAtLeast('verified', answer.tier)).toBe(true)
      }),
    )
  })
})

describe('a user who is refused another tier reads why', () => {
  it.each([
    ['not-a-user-tier', 'Nobody with an account is a guest'],
    ['operators-only', 'Only an operator grants this tier'],
    ['address-not-verified', 'The address of this account is not verified'],
  ] as const)('from the server: %s', (reason, text) => {
    expect(upgradeRefusalText(reason)).toBe(text)
  })

  it('on the page: the same text, whatever refused it', () => {
    expect(upgradeFailureText()).toBe('Unable to process upgrade right now. Please try again shortly.')
  })
})
