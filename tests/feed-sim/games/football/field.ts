import { int } from '../../rng'
import { clockAt, other, type Forced, type Setup, type Side, type Stage } from '../moment'
import { createTape, type Tape } from '../tape'
import type { FootballMoment, FootballPlay } from './play'

export type Next = 'kickoff' | 'try' | 'snap' | 'warning' | 'timeout' | 'end'

/** The state of a football game while it is computed. */
export interface Field {
  readonly tape: Tape
  readonly moments: FootballMoment[]
  /** Who receives the first kick-off; the other side receives after halftime. */
  readonly receivesFirst: Side
  period: number
  clock: number
  runsTo: number
  offense: Side
  spot: number
  down: number
  toGo: number
  drive: number
  next: Next
  /** Seconds of real time before the next thing happens. */
  pause: number
  warned: boolean
  timeouts: Record<Side, number>
  /** Sides whose possession in overtime has ended. */
  readonly overtimeEnded: Set<Side>
  over: boolean
}

export const QUARTER_S = 900

export function createField(setup: Setup): Field {
  const tape = createTape(setup)
  const receivesFirst: Side = tape.rng() < 0.5 ? 'home' : 'away'
  tape.now = int(tape.rng, 20, 150) * 1000
  return {
    tape,
    moments: [],
    receivesFirst,
    period: 1,
    clock: QUARTER_S,
    runsTo: QUARTER_S,
    offense: other(receivesFirst),
    spot: 35,
    down: -1,
    toGo: -1,
    drive: 0,
    next: 'kickoff',
    pause: 40,
    warned: false,
    timeouts: { home: 3, away: 3 },
    overtimeEnded: new Set(),
    over: false,
  }
}

export function record(field: Field, stage: Stage, play?: FootballPlay): void {
  const { tape } = field
  field.moments.push({
    at: tape.now,
    stage,
    period: field.period,
    clock: field.clock,
    runsTo: field.runsTo,
    home: tape.home,
    away: tape.away,
    drive: field.drive,
    offense: field.offense,
    down: field.down,
    toGo: field.toGo,
    spot: field.spot,
    homeTimeouts: field.timeouts.home,
    awayTimeouts: field.timeouts.away,
    ...(play && { play }),
  })
}

/** Stops the clock at its present time. */
export function stopClock(field: Field): void {
  field.runsTo = field.clock
}

/** Sets the clock to the moment of a forced score, which cuts a running clock short. */
export function readClock(field: Field, forced: Forced): void {
  const last = field.moments.at(-1)
  if (last && last.stage === 'playing') field.clock = clockAt(last, forced.at)
  stopClock(field)
}

export function startDrive(field: Field, side: Side, spot: number): void {
  if (field.period > 4 && side !== field.offense) field.overtimeEnded.add(field.offense)
  field.offense = side
  field.spot = Math.min(99, Math.max(1, spot))
  field.drive++
  firstDown(field)
}

export function firstDown(field: Field): void {
  field.down = 1
  field.toGo = Math.min(10, 100 - field.spot)
}
