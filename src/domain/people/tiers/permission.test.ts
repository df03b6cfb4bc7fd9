import { describe, expect, it } from 'vitest'
import { lowestTierWith, PERMISSIONS, permissionsOfTier, type Permission } from './permission'
import { TIERS, type Tier } from './tier'

const table: readonly [lowest: Tier, permissions: string][] = [
  ['guest', 'view_live_scores, view_game_details, access_nfl'],
  ['registered', 'view_box_scores, view_player_stats, access_nba, access_mlb, access_nhl, access_ncaaf'],
  ['verified', 'view_detailed_stats, view_historical_data, view_betting_odds, view_team_analytics'],
  ['premium', 'unlimited_refresh, export_data, custom_alerts, api_access'],
  ['admin', 'admin_dashboard, manage_users'],
]

describe('001 section 6: lowest tier and permissions (higher tiers inherit)', () => {
  it.each(table)('%s: %s', (lowest, list) => {
    for (const permission of list.split(', ') as Permission[]) {
      const holders = TIERS.filter((tier) => permissionsOfTier(tier).includes(permission))
      expect(holders).toEqual(TIERS.slice(TIERS.indexOf(lowest)))
      expect(lowestTierWith(permission)).toBe(lowest)
    }
  })

  it('has no other permission', () => {
    const listed = table
      .map(([, list]) => list)
      .join(', ')
      .split(', ')
    expect(PERMISSIONS).toEqual(listed)
    expect(permissionsOfTier('admin')).toEqual(listed)
  })
})
