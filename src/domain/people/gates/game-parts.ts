import type { Sport } from '../../league'
import { PERMISSIONS, type Permission } from '../tiers/permission'
import { leaguePermission } from './league-access'

/** The parts of a game's summary and what each needs besides the league's own permission. */
const NEEDED_PERMISSIONS = {
  status: [],
  matchup: [],
  scores: [],
  // Of a day that is not open to everybody.
  pastScores: ['view_historical_data'],
  lineScore: ['view_box_scores'],
  teamComparison: ['view_box_scores'],
  playerTables: ['view_box_scores', 'view_player_stats'],
  tickerStats: ['view_player_stats'],
  plays: ['view_detailed_stats'],
  // The specification gives it to all signed-in users, which is also the tier of the box score that contains it.
  winProbability: ['view_box_scores'],
  teamForm: ['view_team_analytics'],
  odds: ['view_betting_odds'],
} as const satisfies Record<string, readonly Permission[]>

export type GamePart = keyof typeof NEEDED_PERMISSIONS

/** These need no league permission: everyone may know who plays and how it stands, and odds belong to no league. */
const PARTS_WITHOUT_LEAGUE_PERMISSION: readonly GamePart[] = [
  'status',
  'matchup',
  'scores',
  'pastScores',
  'odds',
]

export function permissionsForPart(part: GamePart, sport: Sport): readonly Permission[] {
  const league = PARTS_WITHOUT_LEAGUE_PERMISSION.includes(part) ? undefined : leaguePermission(sport)
  return league ? [...NEEDED_PERMISSIONS[part], league] : NEEDED_PERMISSIONS[part]
}

/** The first permission that a session lacks for a part, in the order of `permissionsForPart`. */
export function missingForPart(
  part: GamePart,
  sport: Sport,
  can: readonly Permission[],
): Permission | undefined {
  return permissionsForPart(part, sport).find((name) => !can.includes(name))
}

export type OpenParts<Parts> = Partial<Parts> & { readonly locked: readonly Permission[] }

/** What leaves the server: parts that the reader may not see are absent, and each missing permission is listed once. */
export function withoutLockedParts<Parts extends { readonly [part in GamePart]?: unknown }>(
  parts: Parts,
  sport: Sport,
  can: readonly Permission[],
): OpenParts<Parts> {
  const present = (Object.keys(NEEDED_PERMISSIONS) as GamePart[]).filter((part) => parts[part] !== undefined)
  const lacking = (part: GamePart) => permissionsForPart(part, sport).filter((name) => !can.includes(name))
  const open = present.filter((part) => lacking(part).length === 0).map((part) => [part, parts[part]])
  const missed = present.flatMap(lacking)
  const locked = PERMISSIONS.filter((permission) => missed.includes(permission))
  return { ...(Object.fromEntries(open) as Partial<Parts>), locked }
}
