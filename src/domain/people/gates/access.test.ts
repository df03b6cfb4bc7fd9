import { describe, expect, it } from 'vitest'
import { lowestTierWith, PERMISSIONS, permissionsOfTier, type Permission } from '../tiers/permission'
import { isAtLeast, TIERS, type Tier } from '../tiers/tier'
import { accessTo } from './access'

describe('001 section 6: a denial reads Feature requires {Tier} access', () => {
  const table: readonly [Tier, Permission, string][] = [
    ['guest', 'view_live_scores', 'allowed'],
    ['guest', 'view_box_scores', 'Feature requires Registered access'],
    ['guest', 'view_betting_odds', 'Feature requires Verified access'],
    ['registered', 'view_box_scores', 'allowed'],
    ['registered', 'view_team_analytics', 'Feature requires Verified access'],
    ['verified', 'view_betting_odds', 'allowed'],
    ['verified', 'custom_alerts', 'Feature requires Premium access'],
    ['premium', 'custom_alerts', 'allowed'],
    ['premium', 'manage_users', 'Feature requires Admin access'],
    ['admin', 'manage_users', 'allowed'],
  ]
  it.each(table)('%s and %s: %s', (tier, permission, reads) => {
    const access = accessTo(permission, { tier, can: permissionsOfTier(tier) })
    expect(access.kind === 'denied' ? access.text : access.kind).toBe(reads)
  })

  it('carries the upsell copy where there is some', () => {
    expect(accessTo('custom_alerts', { tier: 'guest', can: [] })).toMatchObject({
      kind: 'denied',
      permission: 'custom_alerts',
      needed: 'premium',
      upsell: expect.stringContaining('alerts') as string,
    })
    expect(accessTo('api_access', { tier: 'guest', can: [] })).not.toHaveProperty('upsell')
  })

  const taken = TIERS.slice(1).flatMap((tier) =>
    PERMISSIONS.filter((one) => isAtLeast(tier, lowestTierWith(one))).map((one) => [one, tier] as const),
  )
  it.each(taken)(
    'names no tier and sells none when an operator took %s away from a user of tier %s',
    (one, tier) => {
      const can = permissionsOfTier(tier).filter((other) => other !== one)
      expect(accessTo(one, { tier, can })).toEqual({
        kind: 'denied',
        permission: one,
        needed: lowestTierWith(one),
        text: 'Your account has no access to this. Ask an operator.',
      })
    },
  )
})
