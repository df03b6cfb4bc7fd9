import type { GameSport, Sport } from '../league'

export type OddsSport = Exclude<GameSport, 'NCAAB'>

/** The sports that have odds; a spread is shown for no other. */
export const ODDS_SPORTS: readonly OddsSport[] = ['NFL', 'MLB', 'NBA', 'NHL', 'NCAAF']

/** The name under which odds are kept: `NFL Preseason` and `nfl` are NFL. */
export function oddsSportName(name: string): string {
  const upper = name.trim().toUpperCase()
  return upper.includes('NFL') ? 'NFL' : upper
}

export function hasOdds(sport: Sport): sport is OddsSport {
  return ODDS_SPORTS.some((one) => one === sport)
}

export function parseOddsSport(name: string): OddsSport | undefined {
  const wanted = oddsSportName(name)
  return ODDS_SPORTS.find((sport) => sport === wanted)
}
