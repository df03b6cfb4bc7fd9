import { chance, int } from '../../rng'
import { other } from '../moment'
import { addPoints, edgeOf } from '../tape'
import { flow, onFloor, rebound, record, type Court } from './court'
import type { Rebound } from './play'

/** One possession comes to its end. */
export function attack(court: Court): void {
  const { rng } = court.tape
  const roll = rng()
  if (roll < 0.12) return turnover(court)
  if (roll < 0.215) return foul(court, true)
  if (roll < 0.26) return foul(court, false)
  shoot(court)
}

function shoot(court: Court): void {
  const { rng, setup } = court.tape
  const three = chance(rng, 0.4)
  const accuracy = (three ? 0.37 : 0.565) * court.division.accuracy * edgeOf(setup, court.offense)
  const feet = three ? int(rng, 23, 28) : int(rng, 1, 18)
  if (chance(rng, accuracy)) make(court, three ? 3 : 2, feet)
  else miss(court, three ? 3 : 2, feet)
}

function make(court: Court, points: 2 | 3, feet: number): void {
  const side = court.offense
  const by = onFloor(court)
  const helper = onFloor(court)
  addPoints(court.tape, side, points)
  change(court)
  flow(court, !stopsAfterMake(court), 0)
  const assist = helper === by ? {} : { assist: helper }
  record(court, 'playing', { kind: 'make', side, by, points, feet, ...assist })
}

/**
 * A basket stops the clock in the last minute of a quarter and in the last two of a game (in college only in the game's
 * last).
 */
function stopsAfterMake(court: Court): boolean {
  const { periods } = court.division
  if (periods === 2) return court.period >= 2 && court.clock < 60
  return court.clock < (court.period >= 4 ? 120 : 60)
}

function miss(court: Court, points: 2 | 3, feet: number): void {
  const { rng } = court.tape
  const side = court.offense
  const offensive = chance(rng, 0.25)
  const block = points === 2 && chance(rng, 0.1) ? { block: onFloor(court) } : {}
  const by = onFloor(court)
  const caught = rebound(court, offensive ? side : other(side), offensive)
  if (offensive) court.secondChance = true
  else change(court)
  flow(court, true, 0)
  record(court, 'playing', { kind: 'miss', side, by, points, feet, ...block, rebound: caught })
}

function turnover(court: Court): void {
  const side = court.offense
  const by = onFloor(court)
  const stolen = chance(court.tape.rng, 0.55)
  change(court)
  flow(court, stolen, 0)
  const steal = stolen ? { steal: onFloor(court) } : {}
  record(court, 'playing', { kind: 'turnover', side, by, ...steal })
}

function foul(court: Court, shooting: boolean): void {
  const side = other(court.offense)
  const by = onFloor(court)
  const on = onFloor(court)
  court.fouls[side]++
  const bonus = court.fouls[side] >= court.division.bonusFouls
  const of = shooting && chance(court.tape.rng, 0.1) ? 3 : 2
  if (shooting || bonus) court.freeThrows = { side: court.offense, by: on, of, taken: 0 }
  flow(court, false, 0)
  record(court, 'playing', { kind: 'foul', side, by, on, shooting })
}

export function shootFreeThrow(court: Court): void {
  const throws = court.freeThrows
  if (!throws) return
  const { side, by, of } = throws
  const good = chance(court.tape.rng, 0.78)
  throws.taken++
  if (good) addPoints(court.tape, side, 1)
  if (throws.taken < of) flow(court, false, 0)
  const caught = throws.taken === of ? finishThrows(court, good) : {}
  record(court, 'playing', { kind: 'freeThrow', side, by, n: throws.taken, of, good, ...caught })
}

function finishThrows(court: Court, good: boolean): { rebound?: Rebound } {
  court.freeThrows = undefined
  const offensive = !good && chance(court.tape.rng, 0.12)
  const side = court.offense
  if (offensive) court.secondChance = true
  else change(court)
  flow(court, !good, 0)
  return good ? {} : { rebound: rebound(court, offensive ? side : other(side), offensive) }
}

function change(court: Court): void {
  court.offense = other(court.offense)
  court.secondChance = false
}
