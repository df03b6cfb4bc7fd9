import { int, pick } from '../../rng'
import { type Setup, type Side, type Stage } from '../moment'
import { createTape, type Tape } from '../tape'
import { divisionOf, type Division } from './division'
import { lineup, type BasketballMoment, type BasketballPlay, type Rebound } from './play'

export const OVERTIME_S = 300

/** Free throws still to be taken. */
export interface FreeThrows {
  readonly side: Side
  readonly by: number
  readonly of: number
  taken: number
}

/** The state of a basketball game while it is computed. */
export interface Court {
  readonly tape: Tape
  readonly moments: BasketballMoment[]
  readonly division: Division
  period: number
  clock: number
  runsTo: number
  offense: Side
  /** After an offensive rebound the shot clock is shorter. */
  secondChance: boolean
  /** Whether the clock stands: then the ball has to come in before the next possession begins. */
  standing: boolean
  freeThrows: FreeThrows | undefined
  fouls: Record<Side, number>
  timeouts: Record<Side, number>
  wonTip: Side
  /** Seconds of real time before the next thing happens. */
  pause: number
  /** The last buzzer has sounded; only a forced score can still follow. */
  ending: boolean
  over: boolean
}

export function createCourt(setup: Setup): Court {
  const tape = createTape(setup)
  const division = divisionOf(setup.college === true)
  tape.now = int(tape.rng, 8, 12) * 60_000
  const wonTip: Side = tape.rng() < 0.5 ? 'home' : 'away'
  return {
    tape,
    moments: [],
    division,
    period: 1,
    clock: division.seconds,
    runsTo: division.seconds,
    offense: wonTip,
    secondChance: false,
    standing: false,
    freeThrows: undefined,
    fouls: { home: 0, away: 0 },
    timeouts: { home: division.timeouts, away: division.timeouts },
    wonTip,
    pause: 0,
    ending: false,
    over: false,
  }
}

export function record(court: Court, stage: Stage, play?: BasketballPlay): void {
  const { tape } = court
  court.moments.push({
    at: tape.now,
    stage,
    period: court.period,
    clock: court.clock,
    runsTo: court.runsTo,
    home: tape.home,
    away: tape.away,
    five: lineup(court.division, court.period, court.clock),
    ...(play && { play }),
  })
}

export function onFloor(court: Court): number {
  return pick(court.tape.rng, lineup(court.division, court.period, court.clock))
}

export function rebound(court: Court, side: Side, offensive: boolean): Rebound {
  return { side, by: onFloor(court), offensive }
}

/** Lets the clock run to the end of the next possession, or stand. */
export function flow(court: Court, runs: boolean, seconds: number): void {
  const length = Math.min(court.clock, court.secondChance ? int(court.tape.rng, 3, 12) : possession(court))
  court.standing = !runs
  court.runsTo = runs ? court.clock - length : court.clock
  court.pause = runs ? length + seconds : seconds + int(court.tape.rng, 14, 24)
}

function possession(court: Court): number {
  const last = court.clock < 30 && court.clock > 24
  return last ? court.clock : int(court.tape.rng, 5, court.division.longest)
}
