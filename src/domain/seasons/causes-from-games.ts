import { withoutNames } from '../delay/delay-reason'
import type { Game } from '../game/game'
import { isInternationalVenue } from './international-venue'
import type { DisruptionCause } from './disruption'

const STORM = /hurricane|tropical storm|tornado|blizzard|snowstorm|winter storm|severe weather/i

/** What the day's games themselves tell of, so that no list of dates has to know it beforehand. */
export function causesFromGames(games: readonly Game[]): readonly DisruptionCause[] {
  return [
    ...(games.some(isStormedOff) ? (['hurricane'] as const) : []),
    ...(games.some(({ venue }) => isInternationalVenue(venue)) ? (['international'] as const) : []),
  ]
}

/** Not every shower that moves a ball game is severe weather. Teams are called Hurricanes, too. */
function isStormedOff(game: Game): boolean {
  if (game.phase !== 'off') return false
  const names = [game.homeTeam, game.awayTeam].flatMap(({ displayName, name }) => [displayName, name])
  return STORM.test(withoutNames([game.quarter, game.headline ?? ''].join(' '), names))
}
