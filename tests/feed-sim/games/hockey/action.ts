import { chance, int, pick } from '../../rng'
import { other, type Side } from '../moment'
import { addPoints, edgeOf } from '../tape'
import { CENTERS, FORWARDS, SKATERS } from './play'
import { record, run, stop, strengthOf, type Rink } from './rink'

const STOPPAGES = ['Icing', 'Offside', 'Puck in Crowd', 'Goalie Stopped', 'Puck in Netting', 'Hand Pass']
const INFRACTIONS = [
  'Tripping',
  'Hooking',
  'Slashing',
  'Interference',
  'High-sticking',
  'Holding',
  'Roughing',
]
const MINOR_S = 120

export function faceOff(rink: Rink): void {
  const { rng } = rink.tape
  const side: Side = chance(rng, 0.5) ? 'home' : 'away'
  const strength = strengthOf(rink, side)
  run(rink)
  const who = { side, by: pick(rng, CENTERS), against: pick(rng, CENTERS), strength }
  record(rink, 'playing', { kind: 'faceoff', ...who })
}

/** Something happens while the puck is in play. */
export function act(rink: Rink): void {
  const { rng } = rink.tape
  const side = attacker(rink)
  const roll = rng()
  if (roll < goalChance(rink, side)) return goal(rink, side)
  if (roll < 0.27) return shot(rink, side)
  if (roll < 0.4) return play(rink, side, 'missed')
  if (roll < 0.51) return duel(rink, side, 'blocked')
  if (roll < 0.69) return duel(rink, side, 'hit')
  if (roll < 0.73) return play(rink, side, 'giveaway')
  if (roll < 0.77) return play(rink, side, 'takeaway')
  if (roll < 0.798 && !rink.powerPlay && rink.period < 4) return penalty(rink, side)
  whistle(rink)
}

function attacker(rink: Rink): Side {
  const home = 0.5 * edgeOf(rink.tape.setup, 'home')
  const tilt = rink.powerPlay ? (rink.powerPlay.side === 'home' ? 0.25 : -0.25) : 0
  return chance(rink.tape.rng, home + tilt) ? 'home' : 'away'
}

function goalChance(rink: Rink, side: Side): number {
  if (rink.period > 3 && !rink.tape.setup.playoff) return 0.05
  const strength = strengthOf(rink, side)
  return { even: 0.021, powerPlay: 0.04, shorthanded: 0.008, emptyNet: 0.08 }[strength]
}

export function goal(rink: Rink, side: Side): void {
  const { rng } = rink.tape
  const strength = strengthOf(rink, side)
  const by = pick(rng, FORWARDS)
  const helpers = [pick(rng, SKATERS), pick(rng, SKATERS)].slice(0, int(rng, 0, 2))
  const assists = [...new Set(helpers)].filter((helper) => helper !== by)
  addPoints(rink.tape, side, 1)
  if (strength === 'powerPlay') rink.powerPlay = undefined
  stop(rink, int(rng, 50, 75))
  record(rink, 'playing', { kind: 'goal', side, by, strength, assists })
}

function shot(rink: Rink, side: Side): void {
  const { rng } = rink.tape
  const strength = strengthOf(rink, side)
  if (strength === 'emptyNet') return play(rink, side, 'missed')
  if (chance(rng, 0.25)) stop(rink, int(rng, 18, 30))
  else run(rink)
  record(rink, 'playing', { kind: 'shot', side, by: pick(rng, SKATERS), strength })
}

function play(rink: Rink, side: Side, kind: 'missed' | 'giveaway' | 'takeaway'): void {
  const strength = strengthOf(rink, side)
  run(rink)
  record(rink, 'playing', { kind, side, by: pick(rink.tape.rng, SKATERS), strength })
}

function duel(rink: Rink, side: Side, kind: 'blocked' | 'hit'): void {
  const { rng } = rink.tape
  const strength = strengthOf(rink, side)
  run(rink)
  record(rink, 'playing', { kind, side, by: pick(rng, SKATERS), against: pick(rng, SKATERS), strength })
}

function penalty(rink: Rink, side: Side): void {
  const { rng } = rink.tape
  const strength = strengthOf(rink, side)
  rink.powerPlay = { side: other(side), left: MINOR_S }
  stop(rink, int(rng, 30, 50))
  const who = { side, by: pick(rng, SKATERS), against: pick(rng, SKATERS), strength }
  record(rink, 'playing', { kind: 'penalty', ...who, infraction: pick(rng, INFRACTIONS) })
}

function whistle(rink: Rink): void {
  stop(rink, int(rink.tape.rng, 18, 34) + (chance(rink.tape.rng, 0.07) ? 110 : 0))
  record(rink, 'playing', { kind: 'stoppage', reason: pick(rink.tape.rng, STOPPAGES) })
}
