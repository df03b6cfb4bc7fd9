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

/** The situation as a card draws it, or none where a real game would have none. */
export function drawnSituation(game: SimulatedGame): Situation | undefined {
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

/** At halftime, and with a field cleared, nobody can say where the ball is. */
function football(game: SimulatedGame, situation: SimulatedFootball): FootballSituation | undefined {
  const { down, distance, yardLine, possession, homeTimeouts, awayTimeouts } = situation
  if (game.quarter === 'HALFTIME') return undefined
  if (down === undefined || distance === undefined || yardLine === undefined) return undefined
  const [home, away] = [game.homeTeam.abbreviation, game.awayTeam.abbreviation]
  const possessionText = ballOn(yardLine, home, away)
  return {
    kind: 'football',
    down,
    distance,
    yardLine,
    possession: possession === 'home' ? home : away,
    ...(possessionText !== undefined && { possessionText }),
    downDistanceText: downAndDistance(down, distance) ?? '',
    homeTimeouts,
    awayTimeouts,
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

/** No knob writes plays; the one of the loaded game stays. */
function lastPlay({ from }: SimulatedGame): string {
  const situation = from.phase === 'live' ? from.situation : undefined
  return situation?.kind === 'basketball' || situation?.kind === 'hockey' ? situation.lastPlay : ''
}
