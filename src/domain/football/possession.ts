import type { Game, Side } from '../game/game'
import { isInPlay } from '../game/in-play'

/** The side whose card row carries the marker: in football only (NFL and NCAAF), and only while in play. */
export function possessionMarker(game: Game): Side | undefined {
  const situation = isInPlay(game) ? game.situation : undefined
  if (situation?.kind !== 'football') return undefined
  if (situation.possession === game.homeTeam.abbreviation) return 'home'
  return situation.possession === game.awayTeam.abbreviation ? 'away' : undefined
}
