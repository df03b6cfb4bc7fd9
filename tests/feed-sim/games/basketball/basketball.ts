import { int } from '../../rng'
import { clockAt, other, type Forced, type Setup } from '../moment'
import { addPoints, leader, wait } from '../tape'
import { createCourt, flow, onFloor, OVERTIME_S, record, type Court } from './court'
import type { BasketballMoment } from './play'
import { attack, shootFreeThrow } from './possession'

const HALFTIME_S = 15 * 60
const BREAK_S = 150
const TIMEOUT_S = 130

/** The course of one basketball game. */
export function playBasketball(setup: Setup): readonly BasketballMoment[] {
  const court = createCourt(setup)
  tipOff(court)
  while (!court.over) step(court)
  return court.moments
}

function tipOff(court: Court): void {
  flow(court, true, 0)
  record(court, 'playing', { kind: 'jumpBall', side: court.wonTip, by: 4 })
}

function step(court: Court): void {
  const forced = wait(court.tape, court.pause)
  if (forced) return forceScore(court, forced)
  if (court.ending) return finish(court)
  court.clock = court.runsTo
  if (court.freeThrows) return shootFreeThrow(court)
  if (court.clock === 0) return endPeriod(court)
  if (court.standing) return restart(court)
  attack(court)
}

/** After a whistle the ball comes in, and the possession takes its time. */
function inbound(court: Court): void {
  flow(court, true, 0)
  record(court, 'playing')
}

function restart(court: Court): void {
  const side = court.tape.rng() < 0.5 ? court.offense : other(court.offense)
  const again = court.moments.at(-1)?.play?.kind === 'timeout'
  const wanted = court.tape.rng() < 0.24
  if (again || !wanted || court.timeouts[side] === 0) return inbound(court)
  court.timeouts[side]--
  record(court, 'playing', { kind: 'timeout', side })
  court.pause = TIMEOUT_S
}

function endPeriod(court: Court): void {
  const { periods, seconds } = court.division
  if (court.period >= periods && leader(court.tape)) return endGame(court)
  const halftime = court.period === periods / 2
  record(court, halftime ? 'halftime' : 'endPeriod', { kind: 'endPeriod' })
  court.pause = halftime ? HALFTIME_S : BREAK_S
  court.period++
  court.clock = court.period > periods ? OVERTIME_S : seconds
  court.runsTo = court.clock
  court.fouls = { home: 0, away: 0 }
  court.secondChance = false
  court.standing = true
  court.offense = court.period === 4 ? court.wonTip : other(court.wonTip)
}

/** The feed shows the end of the last quarter for a moment before it says final. */
function endGame(court: Court): void {
  record(court, 'endPeriod', { kind: 'endPeriod' })
  court.pause = int(court.tape.rng, 10, 25)
  court.ending = true
}

function finish(court: Court): void {
  record(court, 'final', { kind: 'endGame' })
  court.over = true
}

function forceScore(court: Court, forced: Forced): void {
  const last = court.moments.at(-1)
  if (last?.stage === 'playing' && !court.freeThrows) court.clock = clockAt(last, forced.at)
  court.runsTo = court.clock
  court.ending = false
  court.pause = 20
  court.standing = true
  const { side, points } = forced
  addPoints(court.tape, side, points)
  const by = onFloor(court)
  if (points === 1) return record(court, 'playing', { kind: 'freeThrow', side, by, n: 1, of: 1, good: true })
  if (!court.freeThrows) court.offense = other(side)
  const three = points === 3
  record(court, 'playing', { kind: 'make', side, by, points: three ? 3 : 2, feet: three ? 25 : 6 })
}
