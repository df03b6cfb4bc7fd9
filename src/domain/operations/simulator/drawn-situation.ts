import { ballOn } from '../../football/yard-line'
import { downAndDistance } from '../../football/down-and-distance'
import { EVEN_STRENGTH, parseStrength, type HockeyStrength } from '../../box-score/hockey-strength'
import type {
  BaseballSituation,
  BasketballSituation,
  FootballSituation,
  HockeySituation,
  Situation,
} from '../../game/situation'
import type {
  SimulatedBaseball,
  SimulatedBasketball,
  SimulatedFootball,
  SimulatedGame,
  SimulatedHockey,
} from './simulated-game'

/** The situation as a card draws it. */
export function drawnSituation(game: SimulatedGame): Situation {
  const { situation } = game
  switch (situation.kind) {
    case 'football':
      return football(game, situation)
    case 'baseball':
      return baseball(game, situation)
    case 'basketball':
      return basketball(game, situation)
    case 'hockey':
      return hockey(game, situation)
  }
}

/**
 * At halftime, or when a field is cleared, the place of the ball is unknown; timeouts are shown all the same.
 */
function football(game: SimulatedGame, situation: SimulatedFootball): FootballSituation {
  const { down, distance, yardLine, homeTimeouts, awayTimeouts } = situation
  const timeouts = { kind: 'football', homeTimeouts, awayTimeouts } as const
  if (game.quarter === 'HALFTIME') return timeouts
  const [home, away] = [game.homeTeam.abbreviation, game.awayTeam.abbreviation]
  const possession = situation.possession === 'home' ? home : away
  if (down === undefined || distance === undefined || yardLine === undefined) {
    return { ...timeouts, possession }
  }
  const possessionText = ballOn(yardLine, home, away)
  return {
    ...timeouts,
    down,
    distance,
    yardLine,
    possession,
    ...(possessionText !== undefined && { possessionText }),
    downDistanceText: downAndDistance(down, distance) ?? '',
  }
}

/** The visitors bat in the top of an inning. */
function baseball(game: SimulatedGame, situation: SimulatedBaseball): BaseballSituation {
  const { homeTimeouts: _none, awayTimeouts: _neither, ...count } = situation
  const batting = game.quarter.startsWith('Bot') ? game.homeTeam : game.awayTeam
  return { ...count, possession: batting.abbreviation }
}

function basketball(game: SimulatedGame, { shotClock, inBonus }: SimulatedBasketball): BasketballSituation {
  return { kind: 'basketball', lastPlay: lastPlay(game), shotClock, inBonus }
}

function hockey(game: SimulatedGame, situation: SimulatedHockey): HockeySituation {
  return { kind: 'hockey', lastPlay: lastPlay(game), ...strengthOf(situation) }
}

function strengthOf({ powerPlay, strength }: SimulatedHockey): HockeyStrength {
  const word = parseStrength(strength)
  if (powerPlay || word === 'power play' || word === 'shorthanded') {
    return { powerPlay: true, strength: 'power play' }
  }
  return word === 'empty net' ? { powerPlay: false, strength: word } : EVEN_STRENGTH
}

/** No control changes the last play: outside of a replay it stays that of the loaded game. */
function lastPlay({ from, lastPlay: replayed }: SimulatedGame): string {
  if (replayed !== undefined) return replayed
  const situation = from.phase === 'live' ? from.situation : undefined
  return situation?.kind === 'basketball' || situation?.kind === 'hockey' ? situation.lastPlay : ''
}
