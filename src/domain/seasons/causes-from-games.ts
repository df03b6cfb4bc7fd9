import { withoutNames } from '../delay/delay-reason'
import type { Game } from '../game/game'
import { isInternationalVenue } from './international-venue'
import type { DisruptionCause } from './disruption'

const STORM = /hurricane|tropical storm|tornado|blizzard|snowstorm|winter storm|severe weather/i

/** Causes that the day's games themselves show, so that no list of dates has to name the days beforehand. */
export function causesFromGames(games: readonly Game[]): readonly DisruptionCause[] {
  return [
    ...(games.some(isStormedOff) ? (['hurricane'] as const) : []),
    ...(games.some(({ venue }) => isInternationalVenue(venue)) ? (['international'] as const) : []),
  ]
}

/**
 * Rain that moves a baseball game is not always severe weather. Team names such as Hurricanes are ignored.
 */
function isStormedOff(game: Game): boolean {
  if (game.phase !== 'off') return false
  const names = [game.homeTeam, game.awayTeam].flatMap(({ displayName, name }) => [displayName, name])
  return STORM.test(withoutNames([game.quarter, game.headline ?? ''].join(' '), names))
}
