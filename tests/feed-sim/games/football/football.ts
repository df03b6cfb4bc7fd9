import { other, type Setup } from '../moment'
import { leader, wait } from '../tape'
import { createField, QUARTER_S, record, stopClock, type Field } from './field'
import type { FootballMoment } from './play'
import { forceScore, kickOff, tryForPoint } from './scores'
import { snap } from './snap'

const HALFTIME_S = 13 * 60
const QUARTER_BREAK_S = 130
const OVERTIME_S = 600
const PLAYOFF_OVERTIME_S = 900

/** The course of one football game. */
export function playFootball(setup: Setup): readonly FootballMoment[] {
  const field = createField(setup)
  record(field, 'playing')
  while (!field.over) step(field)
  return field.moments
}

function step(field: Field): void {
  const forced = wait(field.tape, field.pause)
  if (!forced) field.clock = field.runsTo
  if (!forced && field.next === 'end') return finish(field)
  if (!forced && field.clock === 0 && field.next !== 'try') return endPeriod(field)
  if (forced) forceScore(field, forced)
  else act(field)
  if (field.period > 4 && isDecided(field)) endGame(field)
}

function act(field: Field): void {
  if (field.next === 'kickoff') return kickOff(field)
  if (field.next === 'try') return tryForPoint(field)
  if (field.next === 'snap') return snap(field)
  if (field.next === 'timeout') return callTimeout(field)
  warn(field)
}

function warn(field: Field): void {
  field.warned = true
  stopClock(field)
  record(field, 'playing', { kind: 'twoMinuteWarning' })
  field.next = 'snap'
  field.pause = 110
}

function callTimeout(field: Field): void {
  const side = field.timeouts[other(field.offense)] > 0 ? other(field.offense) : field.offense
  field.timeouts[side]--
  stopClock(field)
  record(field, 'playing', { kind: 'timeout', side })
  field.next = 'snap'
  field.pause = 60
}

function endPeriod(field: Field): void {
  stopClock(field)
  if (field.period === 2) return halftime(field)
  if (field.period >= 4) return endRegulation(field)
  record(field, 'endPeriod', { kind: 'endPeriod' })
  nextPeriod(field, QUARTER_S, QUARTER_BREAK_S)
}

function halftime(field: Field): void {
  record(field, 'halftime', { kind: 'endHalf' })
  nextPeriod(field, QUARTER_S, HALFTIME_S)
  field.timeouts = { home: 3, away: 3 }
  lineUpForKickoff(field, field.receivesFirst)
}

function endRegulation(field: Field): void {
  const tied = !leader(field.tape)
  if (!tied || (field.period > 4 && !goesOn(field.tape.setup))) return endGame(field)
  record(field, 'endPeriod', { kind: 'endPeriod' })
  const playoff = goesOn(field.tape.setup)
  nextPeriod(field, playoff ? PLAYOFF_OVERTIME_S : OVERTIME_S, 180)
  if (field.period > 5) return
  field.timeouts = playoff ? { home: 3, away: 3 } : { home: 2, away: 2 }
  lineUpForKickoff(field, field.tape.rng() < 0.5 ? 'home' : 'away')
}

/** Only a game of the NFL's regular season may end in a tie. */
function goesOn({ playoff, college }: Setup): boolean {
  return playoff || college === true
}

function nextPeriod(field: Field, seconds: number, pause: number): void {
  field.period++
  field.clock = seconds
  field.runsTo = seconds
  field.warned = field.period % 2 === 1
  field.pause = pause
}

function lineUpForKickoff(field: Field, kicking: 'home' | 'away'): void {
  field.offense = kicking
  field.spot = 35
  field.down = -1
  field.toGo = -1
  field.next = 'kickoff'
}

/** Both teams get the ball in overtime, unless the defense of the first one scores. */
function isDecided(field: Field): boolean {
  const ahead = leader(field.tape)
  return ahead !== undefined && field.overtimeEnded.has(other(ahead))
}

/** Nothing is final for some seconds; a score from outside can still come. */
function endGame(field: Field): void {
  field.next = 'end'
  field.pause = 8
}

function finish(field: Field): void {
  stopClock(field)
  record(field, 'final', { kind: 'endGame' })
  field.over = true
}
