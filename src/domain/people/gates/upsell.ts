import type { Permission } from '../tiers/permission'

const UPSELLS: Readonly<Partial<Record<Permission, string>>> = {
  view_box_scores:
    'See the full box score: line score, team comparison and every player. It is free with an account.',
  view_detailed_stats: 'Go deeper with detailed stats, play by play. Verify your email to unlock them.',
  view_betting_odds:
    'Follow spread, money line and over/under as they move. Verify your email to unlock odds.',
  view_team_analytics: 'Compare teams over the whole season. Verify your email to unlock team analytics.',
  custom_alerts: 'Be told when your team’s game starts, turns or ends. Custom alerts come with Premium.',
}

/** The sales text in place of a locked feature; undefined for permissions that have none. */
export function upsellText(permission: Permission): string | undefined {
  return UPSELLS[permission]
}
