import { describe, expect, it } from 'vitest'
import { lowestTierWith, PERMISSIONS } from '../tiers/permission'
import { upsellText } from './upsell'

describe('001 section 6: upsell copy', () => {
  it('exists for box scores, detailed stats, betting odds, team analytics and custom alerts', () => {
    expect(PERMISSIONS.filter((permission) => upsellText(permission) !== undefined)).toEqual([
      'view_box_scores',
      'view_detailed_stats',
      'view_betting_odds',
      'view_team_analytics',
      'custom_alerts',
    ])
  })

  it.each([
    ['registered', /account/],
    ['verified', /Verify your email/],
    ['premium', /Premium/],
  ] as const)('says how to become %s', (tier, way) => {
    const texts = PERMISSIONS.filter((permission) => lowestTierWith(permission) === tier).flatMap(
      (permission) => upsellText(permission) ?? [],
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(way)
  })
})
