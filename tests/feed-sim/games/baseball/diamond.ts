import { int } from '../../rng'
import type { Setup, Side, Stage } from '../moment'
import { createTape, type Tape } from '../tape'
import { EMPTY, STARTER, type BaseballMoment, type BaseballPlay, type Bases } from './play'

/** The state of a baseball game while it is computed. */
export interface Diamond {
  readonly tape: Tape
  readonly moments: BaseballMoment[]
  inning: number
  half: 'top' | 'bottom'
  balls: number
  strikes: number
  outs: number
  /** Pitches to this batter so far. */
  n: number
  bases: Bases
  /** The place in the order of each side's next batter, 0 to 8. */
  readonly up: Record<Side, number>
  readonly pitcher: Record<Side, number>
  readonly pitches: Record<Side, number>
  /** Half innings until it rains, counted down; -1 when it stays dry. */
  rainIn: number
  /** Seconds of real time before the next thing happens. */
  pause: number
  next: 'pitch' | 'batter' | 'change' | 'resume'
  over: boolean
}

export function createDiamond(setup: Setup): Diamond {
  const tape = createTape(setup)
  tape.now = int(tape.rng, 1, 5) * 60_000
  return {
    tape,
    moments: [],
    inning: 1,
    half: 'top',
    balls: 0,
    strikes: 0,
    outs: 0,
    n: 0,
    bases: EMPTY,
    up: { home: 0, away: 0 },
    pitcher: { home: STARTER, away: STARTER },
    pitches: { home: 0, away: 0 },
    rainIn: setup.outdoor && tape.rng() < 0.05 ? int(tape.rng, 0, 14) : -1,
    pause: 0,
    next: 'batter',
    over: false,
  }
}

export function batting(diamond: Diamond): Side {
  return diamond.half === 'top' ? 'away' : 'home'
}

export function fielding(diamond: Diamond): Side {
  return diamond.half === 'top' ? 'home' : 'away'
}

export function record(diamond: Diamond, stage: Stage, play?: BaseballPlay): void {
  const { tape } = diamond
  diamond.moments.push({
    at: tape.now,
    stage,
    period: diamond.inning,
    clock: 0,
    runsTo: 0,
    home: tape.home,
    away: tape.away,
    half: diamond.half,
    balls: diamond.balls,
    strikes: diamond.strikes,
    outs: diamond.outs,
    bases: diamond.bases,
    batter: diamond.up[batting(diamond)],
    pitcher: diamond.pitcher[fielding(diamond)],
    ...(play && { play }),
  })
}

export function clearCount(diamond: Diamond): void {
  diamond.balls = 0
  diamond.strikes = 0
  diamond.n = 0
}
