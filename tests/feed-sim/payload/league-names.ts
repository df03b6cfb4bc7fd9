import type { GameSlug } from '../../../src/domain/league'

/** How the feed calls its leagues. */
export interface LeagueName {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
}

export const LEAGUE_NAMES: Readonly<Record<GameSlug, LeagueName>> = {
  nfl: { id: '28', name: 'National Football League', abbreviation: 'NFL' },
  nba: { id: '46', name: 'National Basketball Association', abbreviation: 'NBA' },
  mlb: { id: '10', name: 'Major League Baseball', abbreviation: 'MLB' },
  nhl: { id: '90', name: 'National Hockey League', abbreviation: 'NHL' },
  ncaaf: { id: '23', name: 'NCAA - Football', abbreviation: 'NCAAF' },
  ncaab: { id: '41', name: "NCAA Men's Basketball", abbreviation: 'NCAAM' },
}
