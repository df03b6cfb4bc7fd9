import type { Sport } from '../../league'
import type { Permission } from '../tiers/permission'

/** The permission for box scores and live stats of a league; scoreboards are open to all. */
export function leaguePermission(sport: Sport): Permission | undefined {
  switch (sport) {
    case 'NFL':
      return 'access_nfl'
    case 'NBA':
      return 'access_nba'
    case 'MLB':
      return 'access_mlb'
    case 'NHL':
      return 'access_nhl'
    case 'NCAAF':
    case 'NCAAB':
      return 'access_ncaaf'
    case 'PGA':
    case 'RYDER_CUP':
      return undefined
  }
}
