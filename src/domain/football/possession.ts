import type { Game } from '../game'
import { cardState } from '../delay/card-state'

const POSSESSION_SPORTS: ReadonlySet<string> = new Set(['NFL', 'NCAAF'])

/** The side whose card row carries the marker: NFL and NCAAF only, while in play. */
export function possessionMarker(sport: string, game: Game): 'home' | 'away' | undefined {
  if (!POSSESSION_SPORTS.has(sport) || game.phase !== 'live' || cardState(game.quarter) !== 'live') {
    return undefined
  }
  const possession = game.situation?.kind === 'football' ? game.situation.possession : undefined
  if (possession === undefined) return undefined
  if (possession === game.homeTeam.abbreviation) return 'home'
  return possession === game.awayTeam.abbreviation ? 'away' : undefined
}
