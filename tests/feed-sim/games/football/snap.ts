import { chance, int, pick, type Rng } from '../../rng'
import { other, type Side } from '../moment'
import { edgeOf } from '../tape'
import { firstDown, record, startDrive, stopClock, type Field } from './field'
import { BACKS, RECEIVERS, RUNNERS, TACKLERS, type FootballPlay, type Foul } from './play'
import { fieldGoal, safety, scoreTouchdown } from './scores'

const FOULS: readonly Foul[] = [
  { name: 'Offensive Holding', yards: -10, by: 'offense', firstDown: false },
  { name: 'False Start', yards: -5, by: 'offense', firstDown: false },
  { name: 'False Start', yards: -5, by: 'offense', firstDown: false },
  { name: 'Defensive Offside', yards: 5, by: 'defense', firstDown: false },
  { name: 'Defensive Holding', yards: 5, by: 'defense', firstDown: true },
  { name: 'Defensive Pass Interference', yards: 17, by: 'defense', firstDown: true },
]

export function snap(field: Field): void {
  const { rng } = field.tape
  if (shouldKneel(field)) return kneel(field)
  if (chance(rng, 0.055)) return penalty(field, pick(rng, FOULS))
  if (field.down === 4) return fourthDown(field)
  scrimmage(field)
}

function scrimmage(field: Field): void {
  const late = field.period === 4 && field.clock < 420
  const behind = field.tape[other(field.offense)] - field.tape[field.offense]
  const passes = late && behind > 0 ? 0.85 : late && behind < 0 ? 0.35 : 0.57
  if (chance(field.tape.rng, passes)) pass(field)
  else rush(field)
}

function fourthDown(field: Field): void {
  const toGoal = 100 - field.spot
  const behind = field.tape[other(field.offense)] - field.tape[field.offense]
  const desperate = field.period >= 4 && field.clock < 240 && behind > (toGoal <= 37 ? 3 : 0)
  if (desperate) return pass(field)
  if (toGoal <= 37) return kickFieldGoal(field)
  if (toGoal < 50 && field.toGo <= 2 && chance(field.tape.rng, 0.6)) return rush(field)
  punt(field)
}

function rush(field: Field): void {
  const { rng } = field.tape
  const side = field.offense
  const by = pick(rng, RUNNERS)
  const stop = pick(rng, TACKLERS)
  const yards = clampGain(field, Math.round(rushYards(rng) * edgeOf(field.tape.setup, side)))
  if (chance(rng, 0.008)) return fumble(field, by, yards, stop)
  advance(field, yards, stop, (touchdown) => ({ kind: 'rush', side, by, yards, stop, touchdown }), 0.85)
}

function pass(field: Field): void {
  const { rng } = field.tape
  const side = field.offense
  const edge = edgeOf(field.tape.setup, side)
  const roll = rng() * edge
  const stop = pick(rng, TACKLERS)
  if (roll < 0.06) return sack(field, stop)
  if (roll < 0.085) return interception(field)
  const to = pick(rng, RECEIVERS)
  if (roll < 0.395) return incomplete(field, to)
  const yards = clampGain(field, passYards(rng))
  advance(field, yards, stop, (touchdown) => ({ kind: 'pass', side, to, yards, stop, touchdown }), 0.72)
}

/** Moves the ball; then it is a touchdown, a safety, a first down, the next down, or the other side's ball. */
function advance(
  field: Field,
  yards: number,
  stop: number,
  play: (touchdown: boolean) => FootballPlay,
  staysInBounds: number,
): void {
  spendPlay(field)
  const spot = field.spot + yards
  if (spot >= 100) return scoreTouchdown(field, field.offense, play(true))
  if (spot <= 0) return safety(field, stop)
  const runs = nextDown(field, yards) && chance(field.tape.rng, staysInBounds)
  settle(field, play(false), runs)
}

/** True while the offense keeps the ball. */
function nextDown(field: Field, yards: number): boolean {
  field.spot += yards
  if (yards >= field.toGo) {
    firstDown(field)
    return true
  }
  if (field.down === 4) {
    startDrive(field, other(field.offense), 100 - field.spot)
    return false
  }
  field.down++
  field.toGo -= yards
  return true
}

function sack(field: Field, stop: number): void {
  const yards = -int(field.tape.rng, 3, 10)
  const side = field.offense
  advance(field, yards, stop, () => ({ kind: 'sack', side, yards, stop }), 1)
}

function incomplete(field: Field, to: number): void {
  spendPlay(field)
  const side = field.offense
  nextDown(field, 0)
  settle(field, { kind: 'incomplete', side, to }, false)
}

function interception(field: Field): void {
  spendPlay(field)
  const { rng } = field.tape
  const side = field.offense
  const stop = pick(rng, BACKS)
  const caughtAt = Math.min(95, Math.max(5, 100 - field.spot - int(rng, 3, 25)))
  const home = chance(rng, 0.09)
  const back = home ? 100 - caughtAt : Math.min(int(rng, 0, 22), 99 - caughtAt)
  const play: FootballPlay = { kind: 'interception', side, stop, back, touchdown: home }
  if (home) return scoreTouchdown(field, other(side), play)
  turnOver(field, play, caughtAt + back)
}

function fumble(field: Field, by: number, yards: number, stop: number): void {
  spendPlay(field)
  const side = field.offense
  turnOver(field, { kind: 'fumble', side, by, yards, stop }, 100 - field.spot - yards)
}

function punt(field: Field): void {
  spendPlay(field)
  const { rng } = field.tape
  const side = field.offense
  const yards = Math.min(int(rng, 38, 58), 100 - field.spot)
  const landing = 100 - field.spot - yards
  const back = landing === 0 ? 0 : chance(rng, 0.5) ? 0 : int(rng, 2, 16)
  turnOver(field, { kind: 'punt', side, yards, back }, landing === 0 ? 20 : landing + back)
}

function turnOver(field: Field, play: FootballPlay, spot: number): void {
  startDrive(field, other(field.offense), spot)
  settle(field, play, false)
  field.pause = int(field.tape.rng, 70, 150)
}

function kickFieldGoal(field: Field): void {
  spendPlay(field)
  const side = field.offense
  const yards = 117 - field.spot
  const good = chance(field.tape.rng, yards < 40 ? 0.94 : yards < 50 ? 0.82 : 0.64)
  const play: FootballPlay = { kind: 'fieldGoal', side, yards, good }
  if (good) return fieldGoal(field, play)
  turnOver(field, play, Math.max(20, 107 - field.spot))
}

function penalty(field: Field, foul: Foul): void {
  const side: Side = foul.by === 'offense' ? field.offense : other(field.offense)
  const room = foul.yards < 0 ? -Math.floor(field.spot / 2) : Math.floor((100 - field.spot) / 2)
  const yards = foul.yards < 0 ? Math.max(foul.yards, room) : Math.min(foul.yards, room)
  field.spot += yards
  if (foul.firstDown || yards >= field.toGo) firstDown(field)
  else field.toGo -= yards
  stopClock(field)
  record(field, 'playing', { kind: 'penalty', side, foul: { ...foul, yards } })
  field.pause = int(field.tape.rng, 24, 40)
}

/** A side that leads lets the clock run when the other side has no timeouts left. */
function shouldKneel(field: Field): boolean {
  const ahead = field.tape[field.offense] > field.tape[other(field.offense)]
  const clockIsEnough = field.clock <= 42 * (4 - field.down) + 3
  return field.period === 4 && ahead && clockIsEnough && field.timeouts[other(field.offense)] === 0
}

function kneel(field: Field): void {
  const side = field.offense
  spendPlay(field)
  nextDown(field, field.spot > 1 ? -1 : 0)
  settle(field, { kind: 'kneel', side }, true)
}

function spendPlay(field: Field): void {
  field.clock = Math.max(0, field.clock - int(field.tape.rng, 4, 8))
}

/** Writes the play down and decides whether the clock runs on to the next one. */
function settle(field: Field, play: FootballPlay, runs: boolean): void {
  const { rng } = field.tape
  const hurried = isHurried(field)
  const runoff = runs ? Math.min(field.clock, hurried ? int(rng, 12, 20) : int(rng, 27, 38)) : 0
  field.runsTo = field.clock - runoff
  field.next = 'snap'
  field.pause = runs ? runoff + 6 : int(rng, 28, 38)
  if (!isWarningDue(field)) stopForTimeout(field, runs && hurried)
  record(field, 'playing', play)
}

function isHurried(field: Field): boolean {
  const behind = field.tape[other(field.offense)] >= field.tape[field.offense]
  return (field.period === 2 || (field.period >= 4 && behind)) && field.clock < 150
}

function isWarningDue(field: Field): boolean {
  if (field.warned || (field.period !== 2 && field.period !== 4) || field.runsTo > 120) return false
  field.runsTo = Math.min(field.clock, 120)
  field.next = 'warning'
  field.pause = field.clock - field.runsTo + 2
  return true
}

/** The side that needs time stops the clock after a few seconds. */
function stopForTimeout(field: Field, wanted: boolean): void {
  const defense = other(field.offense)
  const defenseWants =
    field.period === 4 && field.clock < 150 && field.tape[defense] < field.tape[field.offense]
  const holder = defenseWants ? defense : wanted ? field.offense : undefined
  if (!holder || field.timeouts[holder] === 0 || field.runsTo === field.clock) return
  field.runsTo = Math.max(0, field.clock - 3)
  field.next = 'timeout'
  field.pause = 4
}

function clampGain(field: Field, yards: number): number {
  return Math.min(yards, 100 - field.spot)
}

function rushYards(rng: Rng): number {
  const roll = rng()
  if (roll < 0.12) return -int(rng, 0, 3)
  if (roll < 0.85) return int(rng, 1, 6)
  return roll < 0.97 ? int(rng, 7, 15) : int(rng, 16, 60)
}

function passYards(rng: Rng): number {
  const roll = rng()
  if (roll < 0.55) return int(rng, 1, 9)
  if (roll < 0.85) return int(rng, 8, 18)
  return roll < 0.96 ? int(rng, 15, 32) : int(rng, 30, 70)
}
