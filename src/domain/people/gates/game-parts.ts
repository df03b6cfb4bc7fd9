import type { Sport } from '../../league'
import { PERMISSIONS, type Permission } from '../tiers/permission'
import { leaguePermission } from './league-access'

/** The parts of a game's summary and what each needs besides the league's own permission. */
const NEEDS = {
  status: [],
  lineScore: ['view_box_scores'],
  teamComparison: ['view_box_scores'],
  playerTables: ['view_box_scores', 'view_player_stats'],
  tickerStats: ['view_player_stats'],
  plays: ['view_detailed_stats'],
  // The specification gives it to all who are signed in, which is the tier of the box score that it stands in.
  winProbability: ['view_box_scores'],
  teamForm: ['view_team_analytics'],
  odds: ['view_betting_odds'],
} as const satisfies Record<string, readonly Permission[]>

export type GamePart = keyof typeof NEEDS

/** Everyone may know how a game stands; odds are of no league. */
const OF_NO_LEAGUE: readonly GamePart[] = ['status', 'odds']

export function permissionsForPart(part: GamePart, sport: Sport): readonly Permission[] {
  const league = OF_NO_LEAGUE.includes(part) ? undefined : leaguePermission(sport)
  return league ? [...NEEDS[part], league] : NEEDS[part]
}

/** What a session lacks for a part: the first of what it needs, in the order in which it is needed. */
export function missingForPart(
  part: GamePart,
  sport: Sport,
  can: readonly Permission[],
): Permission | undefined {
  return permissionsForPart(part, sport).find((name) => !can.includes(name))
}

export type OpenParts<Parts> = Partial<Parts> & { readonly locked: readonly Permission[] }

/** What leaves the server: a part that the reader may not see is absent, and what it lacks is listed once. */
export function withoutLockedParts<Parts extends { readonly [part in GamePart]?: unknown }>(
  parts: Parts,
  sport: Sport,
  can: readonly Permission[],
): OpenParts<Parts> {
  const present = (Object.keys(NEEDS) as GamePart[]).filter((part) => parts[part] !== undefined)
  const lacking = (part: GamePart) => permissionsForPart(part, sport).filter((name) => !can.includes(name))
  const open = present.filter((part) => lacking(part).length === 0).map((part) => [part, parts[part]])
  const missed = present.flatMap(lacking)
  const locked = PERMISSIONS.filter((permission) => missed.includes(permission))
  return { ...(Object.fromEntries(open) as Partial<Parts>), locked }
}
