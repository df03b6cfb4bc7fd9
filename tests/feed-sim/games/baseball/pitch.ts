import { chance, int, type Rng } from '../../rng'
import { addPoints, edgeOf } from '../tape'
import { batting, clearCount, fielding, record, type Diamond } from './diamond'
import { BATTERS, LAST_PITCHER, type BaseballPlay, type HitKind, type OutKind } from './play'
import { limitTo, onDoublePlay, onHit, onSacrificeFly, onWalk, type Advance } from './runners'

const BETWEEN_PITCHES_S = 21

export function startBatter(diamond: Diamond): void {
  const side = batting(diamond)
  changePitcher(diamond)
  clearCount(diamond)
  record(diamond, 'playing', {
    kind: 'start',
    side,
    batter: diamond.up[side],
    pitcher: diamond.pitcher[fielding(diamond)],
  })
  diamond.next = 'pitch'
  diamond.pause = int(diamond.tape.rng, 16, 26)
}

export function throwPitch(diamond: Diamond): void {
  const { rng } = diamond.tape
  diamond.n++
  diamond.pitches[fielding(diamond)]++
  diamond.pause = BETWEEN_PITCHES_S + int(rng, -4, 8)
  const roll = rng()
  if (roll < 0.36) return ball(diamond)
  if (roll < 0.53) return strike(diamond, 'looking')
  if (roll < 0.645) return strike(diamond, 'swinging')
  if (roll < 0.822) return strike(diamond, 'foul')
  if (roll < 0.825) return finish(diamond, 'hitByPitch', onWalk(diamond.bases, batterOf(diamond)))
  inPlay(diamond)
}

function ball(diamond: Diamond): void {
  if (diamond.balls === 3) return finish(diamond, 'walk', onWalk(diamond.bases, batterOf(diamond)))
  diamond.balls++
  call(diamond, 'ball')
}

function strike(diamond: Diamond, kind: 'looking' | 'swinging' | 'foul'): void {
  if (diamond.strikes === 2 && kind !== 'foul') return out(diamond, 'strikeout', 1)
  if (diamond.strikes < 2) diamond.strikes++
  call(diamond, kind)
}

function call(diamond: Diamond, kind: 'ball' | 'looking' | 'swinging' | 'foul'): void {
  record(diamond, 'playing', { kind: 'pitch', ...who(diamond), call: kind, n: diamond.n })
}

function inPlay(diamond: Diamond): void {
  const { rng, setup } = diamond.tape
  const edge = edgeOf(setup, batting(diamond))
  if (chance(rng, 0.335 * edge)) return hit(diamond, hitKind(rng))
  if (chance(rng, 0.02)) return finish(diamond, 'error', onWalk(diamond.bases, batterOf(diamond)))
  const [first, , third] = diamond.bases
  if (first !== undefined && diamond.outs < 2 && chance(rng, 0.18)) return out(diamond, 'doublePlay', 2)
  if (third !== undefined && diamond.outs < 2 && chance(rng, 0.25)) return out(diamond, 'sacrificeFly', 1)
  out(diamond, outKind(rng), 1)
}

function hit(diamond: Diamond, kind: HitKind): void {
  const batter = batterOf(diamond)
  const advance = onHit(diamond.tape.rng, diamond.bases, batter, kind)
  const needed = runsToWin(diamond)
  const counted = kind === 'homeRun' || needed === undefined ? advance : limitTo(advance, needed)
  apply(diamond, counted, (scored) => ({
    kind: 'hit',
    ...whoScored(diamond, scored),
    hit: kind,
    n: diamond.n,
  }))
}

/** The number of runs that end the game in the bottom of the last inning; undefined at other times. */
function runsToWin(diamond: Diamond): number | undefined {
  if (diamond.half === 'top' || diamond.inning < 9) return undefined
  return diamond.tape.away - diamond.tape.home + 1
}

function finish(diamond: Diamond, kind: 'walk' | 'hitByPitch' | 'error', advance: Advance): void {
  apply(diamond, advance, (scored) => ({ kind, ...whoScored(diamond, scored), n: diamond.n }))
}

function out(diamond: Diamond, kind: OutKind, outs: number): void {
  diamond.outs += outs
  const advance = outAdvance(diamond, kind)
  apply(diamond, advance, (scored) => ({
    kind: 'out',
    ...whoScored(diamond, scored),
    out: kind,
    n: diamond.n,
  }))
}

/** With the third out nobody comes home. */
function outAdvance(diamond: Diamond, kind: OutKind): Advance {
  if (diamond.outs >= 3) return { bases: diamond.bases, scored: [] }
  if (kind === 'doublePlay') return onDoublePlay(diamond.bases)
  if (kind === 'sacrificeFly') return onSacrificeFly(diamond.bases)
  return { bases: diamond.bases, scored: [] }
}

/** Ends the batter's turn: runs count, the next batter comes up, and the play is recorded. */
function apply(diamond: Diamond, advance: Advance, play: (scored: readonly number[]) => BaseballPlay): void {
  const side = batting(diamond)
  const written = play(advance.scored)
  diamond.bases = advance.bases
  addPoints(diamond.tape, side, advance.scored.length)
  diamond.up[side] = (diamond.up[side] + 1) % BATTERS
  clearCount(diamond)
  diamond.next = 'batter'
  diamond.pause = int(diamond.tape.rng, 18, 34)
  closeTurn(diamond, written)
}

function closeTurn(diamond: Diamond, play: BaseballPlay): void {
  const { tape } = diamond
  const walkOff = diamond.half === 'bottom' && diamond.inning >= 9 && tape.home > tape.away
  if (diamond.outs < 3 && !walkOff) return record(diamond, 'playing', play)
  diamond.next = 'change'
  diamond.pause = walkOff ? 12 : 8
  diamond.outs = diamond.outs % 3
  if (!walkOff) diamond.bases = [undefined, undefined, undefined]
  record(diamond, walkOff ? 'playing' : 'break', play)
}

function changePitcher(diamond: Diamond): void {
  const side = fielding(diamond)
  const tired = diamond.pitcher[side] === 9 ? 92 : 24
  if (diamond.pitches[side] < tired || diamond.pitcher[side] === LAST_PITCHER) return
  diamond.pitcher[side]++
  diamond.pitches[side] = 0
}

function batterOf(diamond: Diamond): number {
  return diamond.up[batting(diamond)]
}

function who(diamond: Diamond) {
  return { side: batting(diamond), batter: batterOf(diamond), pitcher: diamond.pitcher[fielding(diamond)] }
}

function whoScored(diamond: Diamond, scored: readonly number[]) {
  return { ...who(diamond), scored }
}

function hitKind(rng: Rng): HitKind {
  const roll = rng()
  if (roll < 0.64) return 'single'
  if (roll < 0.84) return 'double'
  return roll < 0.86 ? 'triple' : 'homeRun'
}

function outKind(rng: Rng): OutKind {
  const roll = rng()
  if (roll < 0.45) return 'groundOut'
  if (roll < 0.8) return 'flyOut'
  return roll < 0.92 ? 'lineOut' : 'popOut'
}
