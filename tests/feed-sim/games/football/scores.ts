import { chance, int, pick } from '../../rng'
import { other, type Forced, type Side } from '../moment'
import { addPoints, leader } from '../tape'
import { readClock, record, startDrive, stopClock, type Field } from './field'
import { BACKS, KICKER, RECEIVERS, RUNNERS, TACKLERS, type FootballPlay } from './play'

const KICKOFF_SPOT = 35
const TRY_SPOT = 85

export function kickOff(field: Field): void {
  const { rng } = field.tape
  const side = field.offense
  const touchback = chance(rng, 0.6)
  const back = touchback ? 0 : int(rng, 18, 38)
  if (!touchback) field.clock = Math.max(0, field.clock - int(rng, 4, 7))
  stopClock(field)
  // No side has possession on a kick-off, so the receiving team must not count as having lost one.
  field.offense = other(side)
  startDrive(field, other(side), touchback ? 30 : back)
  record(field, 'playing', { kind: 'kickoff', side, by: KICKER, back })
  field.next = 'snap'
  field.pause = int(rng, 45, 110)
}

export function tryForPoint(field: Field): void {
  const { tape } = field
  const side = field.offense
  const behind = tape[other(side)] - tape[side]
  const goForTwo = field.period >= 4 && (behind === 2 || behind === 5)
  const good = chance(tape.rng, goForTwo ? 0.48 : 0.95)
  if (good) addPoints(tape, side, goForTwo ? 2 : 1)
  const play: FootballPlay = goForTwo
    ? { kind: 'twoPoint', side, to: pick(tape.rng, RECEIVERS), good }
    : { kind: 'extraPoint', side, good }
  field.spot = TRY_SPOT
  afterScore(field, side, play)
}

/** Six points are on the board; the try comes next, unless it cannot matter any more. */
export function scoreTouchdown(field: Field, side: Side, play: FootballPlay): void {
  addPoints(field.tape, side, 6)
  if (side !== field.offense) startDrive(field, side, 99)
  if (field.period > 4) field.overtimeEnded.add(side)
  field.spot = 100
  markDead(field)
  record(field, 'playing', play)
  const decided = (field.clock === 0 || field.period > 4) && leader(field.tape) === side && field.period >= 4
  field.next = decided && wouldEnd(field, side) ? 'kickoff' : 'try'
  field.pause = int(field.tape.rng, 40, 60)
}

function wouldEnd(field: Field, side: Side): boolean {
  return field.period === 4 || field.overtimeEnded.has(other(side))
}

export function fieldGoal(field: Field, play: FootballPlay): void {
  const side = field.offense
  addPoints(field.tape, side, 3)
  if (field.period > 4) field.overtimeEnded.add(side)
  afterScore(field, side, play)
}

/** The side that gave up the safety kicks from its 20. */
export function safety(field: Field, stop: number): void {
  const scoring = other(field.offense)
  addPoints(field.tape, scoring, 2)
  if (field.period > 4) field.overtimeEnded.add(field.offense)
  field.spot = 0
  afterScore(field, field.offense, { kind: 'safety', side: scoring, stop })
}

/** Gives the ball to the side that kicks off next. */
function afterScore(field: Field, kicks: Side, play: FootballPlay): void {
  markDead(field)
  record(field, 'playing', play)
  field.offense = kicks
  field.spot = play.kind === 'safety' ? 20 : KICKOFF_SPOT
  field.next = 'kickoff'
  field.pause = int(field.tape.rng, 90, 150)
}

function markDead(field: Field): void {
  field.down = -1
  field.toGo = -1
  stopClock(field)
}

/** A forced score: the side gets the ball, scores, and kicks off. */
export function forceScore(field: Field, forced: Forced): void {
  const { rng } = field.tape
  readClock(field, forced)
  const side = forced.side
  if (forced.points === 2) {
    field.offense = other(side)
    return safety(field, pick(rng, TACKLERS))
  }
  const own = field.offense === side && field.down > 0
  if (!own) startDrive(field, side, 75)
  const yards = 100 - field.spot
  if (forced.points === 3) return fieldGoal(field, { kind: 'fieldGoal', side, yards: yards + 17, good: true })
  scoreTouchdown(field, side, forcedTouchdown(field, side, yards))
  forceTry(field, side, forced.points)
}

function forcedTouchdown(field: Field, side: Side, yards: number): FootballPlay {
  const { rng } = field.tape
  const stop = pick(rng, BACKS)
  if (chance(rng, 0.5)) return { kind: 'rush', side, by: pick(rng, RUNNERS), yards, stop, touchdown: true }
  return { kind: 'pass', side, to: pick(rng, RECEIVERS), yards, stop, touchdown: true }
}

function forceTry(field: Field, side: Side, points: number): void {
  if (points > 6) addPoints(field.tape, side, points - 6)
  const good = points > 6
  afterScore(
    field,
    side,
    points === 8 ? { kind: 'twoPoint', side, to: RECEIVERS[0], good } : { kind: 'extraPoint', side, good },
  )
}
