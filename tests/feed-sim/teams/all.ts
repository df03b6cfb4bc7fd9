import type { ServedSlug } from '../../../src/domain/league'
import { MLB_TEAMS } from './mlb'
import { NBA_TEAMS } from './nba'
import { NFL_TEAMS } from './nfl'
import { NHL_TEAMS } from './nhl'
import type { SimTeam } from './team'

const TEAMS: Readonly<Record<ServedSlug, readonly SimTeam[]>> = {
  nfl: NFL_TEAMS,
  nba: NBA_TEAMS,
  mlb: MLB_TEAMS,
  nhl: NHL_TEAMS,
}

export function teamsOf(slug: ServedSlug): readonly SimTeam[] {
  return TEAMS[slug]
}
