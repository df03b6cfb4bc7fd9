import type { Sport } from '../../league'
import type { Permission } from '../tiers/permission'

const PERMISSIONS: Readonly<Record<Sport, Permission | undefined>> = {
  NFL: 'access_nfl',
  NBA: 'access_nba',
  MLB: 'access_mlb',
  NHL: 'access_nhl',
  NCAAF: 'access_ncaaf',
  NCAAB: 'access_ncaaf',
  PGA: undefined,
  RYDER_CUP: undefined,
}

/** The permission for box scores and live stats of a league; scoreboards are open to all. */
export function leaguePermission(sport: Sport): Permission | undefined {
  return PERMISSIONS[sport]
}
