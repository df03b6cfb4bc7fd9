import { int } from '../../rng'
import { clockAt, other, type Forced, type Setup, type Side, type Stage } from '../moment'
import { createTape, type Tape } from '../tape'
import type { HockeyMoment, HockeyPlay, Strength } from './play'

export const PERIOD_S = 1200
export const OVERTIME_S = 300

/** The state of a hockey game while it is computed. */
export interface Rink {
  readonly tape: Tape
  readonly moments: HockeyMoment[]
  period: number
  clock: number
  runsTo: number
  /** The side with one man more, and for how many seconds of play. */
  powerPlay: { readonly side: Side; left: number } | undefined
  next: 'faceoff' | 'action' | 'attempt' | 'award' | 'end'
  attempts: Record<Side, number>
  attemptGoals: Record<Side, number>
  shootoutWinner: Side | undefined
  /** Seconds of real time before the next thing happens. */
  pause: number
  over: boolean
}

export function createRink(setup: Setup): Rink {
  const tape = createTape(setup)
  tape.now = int(tape.rng, 7, 12) * 60_000
  return {
    tape,
    moments: [],
    period: 1,
    clock: PERIOD_S,
    runsTo: PERIOD_S,
    powerPlay: undefined,
    next: 'faceoff',
    attempts: { home: 0, away: 0 },
    attemptGoals: { home: 0, away: 0 },
    shootoutWinner: undefined,
    pause: 25,
    over: false,
  }
}

export function record(rink: Rink, stage: Stage, play: HockeyPlay): void {
  const { tape } = rink
  rink.moments.push({
    at: tape.now,
    stage,
    period: rink.period,
    clock: rink.clock,
    runsTo: rink.runsTo,
    home: tape.home,
    away: tape.away,
    play,
  })
}

/** The puck is in play until the next thing happens. */
export function run(rink: Rink): void {
  const seconds = Math.min(rink.clock, int(rink.tape.rng, 6, 23))
  rink.runsTo = rink.clock - seconds
  rink.pause = Math.max(2, seconds)
  rink.next = 'action'
}

export function stop(rink: Rink, pause: number): void {
  rink.runsTo = rink.clock
  rink.pause = pause
  rink.next = 'faceoff'
}

/**
 * Moves the clock to the end of its run, or to where a forced score cuts it short, and lets penalties run
 * down.
 */
export function tick(rink: Rink, forced?: Forced): void {
  const last = rink.moments.at(-1)
  const running = forced && last?.stage === 'playing'
  const now = running ? clockAt(last, forced.at) : forced ? rink.clock : rink.runsTo
  const passed = rink.clock - now
  rink.clock = now
  if (!rink.powerPlay) return
  rink.powerPlay.left -= passed
  if (rink.powerPlay.left <= 0) rink.powerPlay = undefined
}

export function strengthOf(rink: Rink, side: Side): Strength {
  if (isGoaliePulled(rink, other(side))) return 'emptyNet'
  if (!rink.powerPlay) return 'even'
  return rink.powerPlay.side === side ? 'powerPlay' : 'shorthanded'
}

/** A team that is one or two behind takes its goalie off in the last minute and a half. */
function isGoaliePulled(rink: Rink, side: Side): boolean {
  const behind = rink.tape[other(side)] - rink.tape[side]
  return rink.period === 3 && rink.clock < 90 && behind > 0 && behind < 3
}
