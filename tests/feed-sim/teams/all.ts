import type { GameSlug } from '../../../src/domain/league'
import { NCAAB_TEAMS, NCAAF_TEAMS } from './college-teams'
import { MLB_TEAMS } from './mlb'
import { NBA_TEAMS } from './nba'
import { NFL_TEAMS } from './nfl'
import { NHL_TEAMS } from './nhl'
import type { SimTeam } from './team'

const TEAMS: Readonly<Record<GameSlug, readonly SimTeam[]>> = {
  nfl: NFL_TEAMS,
  nba: NBA_TEAMS,
  mlb: MLB_TEAMS,
  nhl: NHL_TEAMS,
  ncaaf: NCAAF_TEAMS,
  ncaab: NCAAB_TEAMS,
}

export function teamsOf(slug: GameSlug): readonly SimTeam[] {
  return TEAMS[slug]
}
