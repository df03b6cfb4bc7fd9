import type { GameSport } from '../league'

/**
 * The conferences of college basketball's first division, as the feed numbers them. On a Saturday in January more
 * games are played than one list of the feed holds, so each conference is then requested separately.
 */
const BASKETBALL =
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 18 19 20 21 22 23 24 25 26 27 29 30 43 44 45 46 49 62'.split(' ')

/** Other leagues never fill a list; should one, the conferences seen in it are what is known. */
export function conferencesOf(sport: GameSport): readonly string[] {
  return sport === 'NCAAB' ? BASKETBALL : []
}
