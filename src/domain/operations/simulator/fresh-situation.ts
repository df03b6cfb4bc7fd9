import { simulatedKind, type DeveloperSport, type SimulatedSituation } from './simulated-game'

export const MAX_TIMEOUTS = 3
export const FULL_SHOT_CLOCK = 24

const TIMEOUTS = { homeTimeouts: MAX_TIMEOUTS, awayTimeouts: MAX_TIMEOUTS }

/** The situation at the beginning of play; before the start a game has this one too. */
export function freshSituation(sport: DeveloperSport): SimulatedSituation {
  const kind = simulatedKind(sport)
  switch (kind) {
    case 'football':
      return { kind, ...TIMEOUTS, possession: 'away', down: 1, distance: 10, yardLine: 25 }
    case 'basketball':
      return { kind, ...TIMEOUTS, shotClock: FULL_SHOT_CLOCK, inBonus: false }
    case 'baseball':
      return {
        kind,
        ...TIMEOUTS,
        balls: 0,
        strikes: 0,
        outs: 0,
        onFirst: false,
        onSecond: false,
        onThird: false,
      }
    case 'hockey':
      return { kind, ...TIMEOUTS, powerPlay: false, strength: 'Even' }
  }
}
