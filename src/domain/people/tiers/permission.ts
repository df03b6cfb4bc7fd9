import { TIERS, type Tier } from './tier'

/** The permissions that each tier adds to those of the lower tiers. */
const ADDED = {
  guest: ['view_live_scores', 'view_game_details', 'access_nfl'],
  registered: [
    'view_box_scores',
    'view_player_stats',
    'access_nba',
    'access_mlb',
    'access_nhl',
    'access_ncaaf',
  ],
  verified: ['view_detailed_stats', 'view_historical_data', 'view_betting_odds', 'view_team_analytics'],
  premium: ['unlimited_refresh', 'export_data', 'custom_alerts', 'api_access'],
  admin: ['admin_dashboard', 'manage_users'],
} as const satisfies Record<Tier, readonly string[]>

export type Permission = (typeof ADDED)[Tier][number]

/** From the lowest tier's to the highest's. */
export const PERMISSIONS: readonly Permission[] = TIERS.flatMap((tier): readonly Permission[] => ADDED[tier])

export function permissionsOfTier(tier: Tier): readonly Permission[] {
  return TIERS.slice(0, TIERS.indexOf(tier) + 1).flatMap((below): readonly Permission[] => ADDED[below])
}

export function lowestTierWith(permission: Permission): Tier {
  return TIERS.find((tier) => (ADDED[tier] as readonly Permission[]).includes(permission))!
}
