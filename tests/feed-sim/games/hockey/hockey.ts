import type { Setup, Side } from '../moment'
import { leader, wait } from '../tape'
import { act, faceOff, goal } from './action'
import type { HockeyMoment } from './play'
import { createRink, OVERTIME_S, PERIOD_S, record, stop, tick, type Rink } from './rink'
import { attempt, award, startShootout } from './shootout'

const INTERMISSION_S = 18 * 60
const OVERTIME_BREAK_S = 90

/** The course of one hockey game. */
export function playHockey(setup: Setup): readonly HockeyMoment[] {
  const rink = createRink(setup)
  record(rink, 'playing', { kind: 'startPeriod' })
  while (!rink.over) step(rink)
  return rink.moments
}

function step(rink: Rink): void {
  const forced = wait(rink.tape, rink.pause)
  tick(rink, forced)
  if (forced) forceGoal(rink, forced.side)
  else if (rink.next === 'end') return finish(rink)
  else if (rink.next === 'attempt') return attempt(rink)
  else if (rink.next === 'award') return finishShootout(rink)
  else if (rink.clock === 0) return endPeriod(rink)
  else if (rink.next === 'faceoff') faceOff(rink)
  else act(rink)
  if (rink.period > 3 && leader(rink.tape)) endGame(rink)
}

function finishShootout(rink: Rink): void {
  award(rink)
  finish(rink)
}

/**
 * A forced goal can level a game that was as good as over; if that happens in the shoot-out, another attempt follows.
 */
function forceGoal(rink: Rink, side: Side): void {
  const late = rink.period === 5 && !rink.tape.setup.playoff
  goal(rink, side)
  if (late) rink.next = 'attempt'
}

function endPeriod(rink: Rink): void {
  const { playoff } = rink.tape.setup
  if (rink.period >= 3 && leader(rink.tape)) return endGame(rink)
  stop(rink, intermission(rink))
  record(rink, 'endPeriod', { kind: 'endPeriod' })
  rink.powerPlay = undefined
  if (rink.period === 4 && !playoff) return startShootout(rink)
  rink.period++
  rink.clock = rink.period > 3 && !playoff ? OVERTIME_S : PERIOD_S
  rink.runsTo = rink.clock
}

function intermission(rink: Rink): number {
  const long = rink.period < 3 || rink.tape.setup.playoff
  return long ? INTERMISSION_S : OVERTIME_BREAK_S
}

/** Nothing is final for some seconds; a score from outside can still come. */
function endGame(rink: Rink): void {
  rink.next = 'end'
  rink.pause = 5
}

function finish(rink: Rink): void {
  rink.runsTo = rink.clock
  record(rink, 'final', { kind: 'endGame' })
  rink.over = true
}
