import type { Game } from '../../game/game'
import type { FootballSituation, HockeySituation } from '../../game/situation'
import { clamp } from './clamp'
import { freshSituation, MAX_TIMEOUTS } from './fresh-situation'
import type { DeveloperSport, SimulatedFootball, SimulatedHockey, SimulatedSituation } from './simulated-game'
import { HIGHEST_COUNT } from './situation-controls'

/**
 * The situation that the controls show for a loaded game: its own, or a fresh one when the feed sends none.
 */
export function loadedSituation(game: Game, sport: DeveloperSport): SimulatedSituation {
  const fresh = freshSituation(sport)
  const told = game.phase === 'live' ? game.situation : undefined
  if (told?.kind === 'football' && fresh.kind === 'football') return { ...fresh, ...football(told, game) }
  if (told?.kind === 'hockey' && fresh.kind === 'hockey') return { ...fresh, ...hockey(told) }
  if (told?.kind === 'baseball' && fresh.kind === 'baseball') {
    const { possession: _ofTheInning, ...count } = told
    return {
      ...fresh,
      ...count,
      balls: clamp(told.balls, 0, HIGHEST_COUNT.balls),
      strikes: clamp(told.strikes, 0, HIGHEST_COUNT.strikes),
    }
  }
  return fresh
}

/** Between downs the feed sends no down, so the one of the fresh situation stays. */
function football(told: FootballSituation, { homeTeam }: Game): Partial<SimulatedFootball> {
  return {
    homeTimeouts: told.homeTimeouts ?? MAX_TIMEOUTS,
    awayTimeouts: told.awayTimeouts ?? MAX_TIMEOUTS,
    possession: told.possession === homeTeam.abbreviation ? 'home' : 'away',
    ...(told.down !== undefined && { down: told.down, distance: told.distance, yardLine: told.yardLine }),
  }
}

function hockey({ powerPlay, strength }: HockeySituation): Pick<SimulatedHockey, 'powerPlay' | 'strength'> {
  return { powerPlay, strength: strength.charAt(0).toUpperCase() + strength.slice(1) }
}
