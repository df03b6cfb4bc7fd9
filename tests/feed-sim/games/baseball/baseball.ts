import { int } from '../../rng'
import type { Forced, Setup } from '../moment'
import { addPoints, leader, wait } from '../tape'
import { batting, clearCount, createDiamond, record, type Diamond } from './diamond'
import { startBatter, throwPitch } from './pitch'
import { BATTERS, EMPTY, type BaseballMoment } from './play'

const BETWEEN_HALVES_S = 125
const FORCED_STAGE = { change: 'break', resume: 'delay', pitch: 'playing', batter: 'playing' } as const

/** The course of one baseball game. */
export function playBaseball(setup: Setup): readonly BaseballMoment[] {
  const diamond = createDiamond(setup)
  while (!diamond.over) step(diamond)
  return diamond.moments
}

function step(diamond: Diamond): void {
  const forced = wait(diamond.tape, diamond.pause)
  if (forced) return forceScore(diamond, forced)
  if (diamond.next === 'change') return endHalf(diamond)
  if (diamond.next === 'resume') return resume(diamond)
  if (diamond.next === 'pitch') return throwPitch(diamond)
  if (diamond.rainIn === 0) return rain(diamond)
  startBatter(diamond)
}

/** The last half inning of a game is left out or cut short when the home team leads. */
function endHalf(diamond: Diamond): void {
  const { half, inning, tape } = diamond
  const late = inning >= 9
  if (late && half === 'top' && leader(tape) === 'home') return endGame(diamond)
  if (late && half === 'bottom' && leader(tape)) return endGame(diamond)
  clearCount(diamond)
  record(diamond, 'break', { kind: 'endInning', half, inning })
  diamond.inning += half === 'bottom' ? 1 : 0
  diamond.half = half === 'top' ? 'bottom' : 'top'
  diamond.outs = 0
  diamond.bases = placedRunner(diamond)
  if (diamond.rainIn > 0) diamond.rainIn--
  diamond.next = 'batter'
  diamond.pause = BETWEEN_HALVES_S
}

/** Extra innings of the regular season begin with the last batter on second. */
function placedRunner(diamond: Diamond): BaseballMoment['bases'] {
  if (diamond.inning < 10 || diamond.tape.setup.playoff) return EMPTY
  const last = (diamond.up[batting(diamond)] + BATTERS - 1) % BATTERS
  return [undefined, last, undefined]
}

function rain(diamond: Diamond): void {
  diamond.rainIn = -1
  record(diamond, 'delay', { kind: 'delay' })
  diamond.next = 'resume'
  diamond.pause = int(diamond.tape.rng, 20, 75) * 60
}

function resume(diamond: Diamond): void {
  record(diamond, 'playing', { kind: 'resume' })
  diamond.next = 'batter'
  diamond.pause = 40
}

function endGame(diamond: Diamond): void {
  record(diamond, 'final', { kind: 'endGame' })
  diamond.over = true
}

/** Forced runs come as a home run by the next batter, with as many runners on base as that takes. */
function forceScore(diamond: Diamond, forced: Forced): void {
  const { side, points } = forced
  const batter = diamond.up[side]
  const ahead = Array.from({ length: points - 1 }, (_, n) => (batter + BATTERS - 1 - n) % BATTERS)
  const pitcher = diamond.pitcher[side === 'home' ? 'away' : 'home']
  addPoints(diamond.tape, side, points)
  if (side === batting(diamond)) diamond.bases = EMPTY
  diamond.up[side] = (batter + 1) % BATTERS
  clearCount(diamond)
  record(diamond, FORCED_STAGE[diamond.next], {
    kind: 'hit',
    side,
    batter,
    pitcher,
    scored: [...ahead, batter],
    hit: 'homeRun',
    n: 1,
  })
  if (isWalkOff(diamond)) diamond.next = 'change'
  else if (diamond.next === 'pitch') diamond.next = 'batter'
  diamond.pause = 25
}

function isWalkOff(diamond: Diamond): boolean {
  return diamond.half === 'bottom' && diamond.inning >= 9 && leader(diamond.tape) === 'home'
}
